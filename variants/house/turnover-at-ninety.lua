return house_rule {
  name    = "The opponents win from ninety points on, and a step is thirty",
  summary = "One level for the declarers from 60 points, none for anybody from 90, and then a level for the opponents every thirty.",
  source  = "rbtying/shengji",
  score   = { step = 30, bands = {
    { 0, "declarers", 3 }, { "0+", "declarers", 2 }, { 2, "declarers", 1 },
    { 3, "opponents", 0 }, { 4, "opponents", 1, every = 1 },
  } },
  zh      = { name = "闲家九十分起赢，三十分一档", summary = "闲家60分起庄家只升一级，90分起谁也不升，以后闲家每三十分升一级。" },
}
