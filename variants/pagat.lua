-- Looking for Friends (找朋友) as Pagat describes it: www.pagat.com/kt5/zhao.html.
-- Every number and every choice of the game stands here.
return game {
  name = "Looking for Friends", family = "trick", default = true, players = 6, aliases = "找朋友 zhaopengyou",
  summary = "Five to twelve players; the declarer calls cards, and who plays them is a friend.",
  source = "Pagat, Zhao Pengyou",

  deck = { players = {  -- cards each: 20 17, 14 19, 17 15, 14 17
    [5]  = { packs = 2, LJ = 2, HJ = 2, kitty = 8 }, [6]  = { packs = 2, LJ = 2, HJ = 2, kitty = 6 },
    [7]  = { packs = 2, LJ = 0, HJ = 0, kitty = 6 }, [8]  = { packs = 3, LJ = 0, HJ = 2, kitty = 6 },
    [9]  = { packs = 3, LJ = 0, HJ = 3, kitty = 6 }, [10] = { packs = 3, LJ = 0, HJ = 0, kitty = 6 },
    [11] = { packs = 3, LJ = 2, HJ = 2, kitty = 6 }, [12] = { packs = 4, LJ = 0, HJ = 2, kitty = 6 },
  } },
  deal = {
    direction = "anticlockwise", first = "highest card",
    next = { won = "declarer", lost = "next winner" },
  },
  points = { cards = { ["5"] = 5, T = 10, K = 10 }, shown = "opponents" },
  levels = { track = "2 3 4 5 6 7 8 9 T J Q K A", start = "2", after_last = "win" },
  declare = {
    rank = "own", bids = { suit = { rank = "1+" } }, beats = { "count" }, own = { "defend" },
    shown = "reusable", declarer = "winning bid", nobody = "redeal",
  },
  kitty = { buries = "declarer", exposed = false, shown_at_end = true, multiplier = 2 },
  friends = {
    teams = "called", count = function(players) return players // 2 - 1 end,
    callable = "plain suits", own_copy = "counts", twice = "uses up the call", joins = "on playing",
  },
  order = {
    trumps = { "suit", "rank", "LJ", "HJ" }, no_trump = { "rank", "LJ", "HJ" },
    tractors = "plain ranks", equals = "apart", gap = "bridged",
  },
  lead = {
    first = "declarer", grouping = "longest first",
    forms = {
      single = { size = 1 }, set = { size = "2+" }, tractor = { size = "2+", length = "2+" },
    },
  },
  follow = { owes = { "suit", "sets" }, smaller = "never", protect = {} },
  throw = {
    allowed = "any suit", stopped_by = "anyone", test = "unit", forced = "objector's smallest",
    penalty = { per_card = 10 }, shown = "cards",
  },
  win = { overruff = "largest unit" },
  score = {
    step = function(players, packs) return 20 * packs end,
    bands = {
      { 0, "declarers", 3 }, { "0+", "declarers", 2 }, { 1, "declarers", 1 },
      { 2, "nobody", 0 },
      { 3, "opponents", 1 }, { 4, "opponents", 2 }, { 5, "opponents", 3 },
    },
    below_zero = "zero", short_team = "multiply",
  },
  advance = { stops = "", declarer = "nobody", game_over = "past the last level" },
  phases = { "draw", "kitty", "call", "tricks" },

  doc = {
    ["friends.count"] = "half the players, rounded down, less one",
    ["score.step"] = "twenty points for each pack",
  },
  zh = { name = "找朋友", summary = "五到十二个人；庄家叫牌，谁出了叫到的牌谁就是朋友。",
    words = { single = "单张", set = "对子等", tractor = "拖拉机", suit = "级牌", jokers = "对王" },
    doc = {
      ["friends.count"] = "人数的一半（舍去零头）再减一",
      ["score.step"] = "每副牌二十分",
    } },
}
