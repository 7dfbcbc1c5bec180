return house_rule {
  name    = "Opponents who reach the second step take over without a level",
  summary = "They win, and rise one level for each further step; declarers win below it.",
  score   = { bands = {
    { 0, "declarers", 3, every = -1 }, { "0+", "declarers", 2 }, { 1, "declarers", 1 },
    { 2, "opponents", 0 }, { 3, "opponents", 1, every = 1 },
  } },
  zh      = { name = "闲家到第二档只上庄不升级", summary = "闲家赢，每多一档升一级；不到就是庄家赢。" },
}
