return house_rule {
  name    = "Opponents who win rise at once",
  summary = "From the second step on they rise one level, and one more for each further step.",
  source  = "rbtying/shengji",
  score   = { bands = {
    { 0, "declarers", 3, every = -1 }, { "0+", "declarers", 2 }, { 1, "declarers", 1 },
    { 2, "opponents", 1, every = 1 },
  } },
  zh      = { name = "闲家赢了马上升级", summary = "从第二档起升一级，每多一档多升一级。" },
}
