return house_rule {
  name    = "One pack, and two levels a step",
  summary = "Thirty points are a step and the opponents win from sixty on.",
  source  = "shengji-godot",
  deck    = { packs = 1 },
  score   = { step = 30, bands = {
    { 0, "declarers", 6 }, { "0+", "declarers", 4 }, { 1, "declarers", 2 },
    { 2, "opponents", 2 }, { 3, "opponents", 4 }, { 4, "opponents", 6 },
  } },
  zh      = { name = "一副牌，一档两级", summary = "三十分一档，闲家六十分起赢。" },
}
