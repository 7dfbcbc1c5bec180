-- Eighty (八十分): Looking for Friends with clockwise play, six cards in every kitty, and a score
-- table in which every deal lifts somebody.
return game {
  name = "Eighty", extends = "pagat", players = 4, aliases = "80 80分 八十分",
  summary = "Friends are called; four, six or eight players; throws are tested card by card; no deal is a draw.",
  source = "Zhao Pengyou, or 80, as we like to call it",

  deck = { players = {  -- cards each: 25 17 19; low cards go out so that hands come out even
    [4] = { packs = 2, LJ = 2, HJ = 2, kitty = 6, without = "2S 3C" },
    [6] = { packs = 2, LJ = 2, HJ = 2, kitty = 6 },
    [8] = { packs = 3, LJ = 3, HJ = 3, kitty = 6, without = "2S 3C 4D 6H" },
  } },
  deal = {
    direction = "clockwise", first = "highest card", next = "next winner",
    misdeal = function(hand) if hand:points() == 0 then return "not one point card" end end,
    misdeal_first = "claimer",
  },
  declare = { own = { "add", "change" } },
  kitty   = { exposed = 1 },
  order   = { tractors = "whole suit", equals = "tractor" },
  follow  = { smaller = "single set", protect = { "larger sets" } },
  throw   = { test = "card", forced = "lowest card", penalty = 0, shown = "player" },
  win     = { overruff = "highest set" },
  score = {
    step = function(players) return players == 8 and 55 or 40 end,
    bands = {
      { 0, "declarers", 3 }, { "0+", "declarers", 2 }, { 1, "declarers", 1 },
      { 2, "opponents", 1 }, { 3, "opponents", 2 }, { 4, "opponents", 3 }, { 5, "opponents", 4 },
    },
    short_team = "no",
  },

  doc = {
    ["deal.misdeal"] = "who holds not one point card may have the cards dealt anew",
    ["score.step"] = "forty points; fifty-five with eight players",
  },
  zh = { name = "八十分", summary = "叫朋友，四、六或八个人；甩牌逐张检验，每副牌都有人升级。",
    doc = {
      ["deal.misdeal"] = "一张分牌也没有的人可以要求重发",
      ["score.step"] = "四十分；八个人时五十五分",
    } },
}
