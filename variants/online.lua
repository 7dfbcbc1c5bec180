-- Shēng Jí (升级) and Finding Friends as the program most played on the web deals them when nobody changes a
-- setting: any number of packs, a table without an end, levels that go round with jokers alone as the last;
-- sets and tractors are broken wherever the lead asks for them, until as many cards as it has are used up.
return game {
  name = "Shēng Jí on the web", extends = "shengji", players = 4, aliases = "网上升级",
  summary = "Two fixed teams of players with a level each; aces and the jokers-only level are passed by defending them.",
  source = "rbtying/shengji",

  deck = { players = { [4] = {}, [6] = {}, [8] = {}, [10] = {}, [12] = {}, [14] = {}, [16] = {} } },
  levels  = { track = "2 3 4 5 6 7 8 9 T J Q K A NT", after_last = "again" },
  points  = { shown = "all" },
  declare = {
    bids = { lone_joker = { joker = 1, trump = "none", only = function(bid, deal)
      return (deal.declarer or bid.player).rank == "NT", "a single joker is shown at the jokers-only level alone"
    end } },
    nobody = "kitty's first card",
  },
  kitty   = { shown_at_end = false },
  friends = { callable = "plain suits", joins = "on playing" },
  lead    = { grouping = "leader's choice" },
  follow  = { owes = { "suit", "shape", "sets", "tractors for sets" }, smaller = "regrouped" },
  throw   = { shown = "player" },
  win     = { overruff = "every unit" },
  score = {
    bands = {
      { 0, "declarers", 3, every = -1 }, { "0+", "declarers", 2 }, { 1, "declarers", 1 },
      { 2, "opponents", 0 }, { 3, "opponents", 1, every = 1 },
    },
    below_zero = "on", short_team = "add",
  },
  advance = { stops = { A = "declarers", NT = "declarer" }, game_over = "never" },

  doc = { ["declare.bids"] = "a single joker is shown at the jokers-only level alone" },
  zh = { name = "升级（网上）", summary = "固定两队，各人打各人的级；A和只有王做主的一级要守过才算。",
    words = { lone_joker = "单张王" }, doc = { ["declare.bids"] = "只有打只有王作主的一级时才能亮单张王" } },
}
