return house_rule {
  name    = "From two steps to three nobody wins",
  summary = "Declarers win below two steps, opponents from three on, up to three levels.",
  score   = { bands = {
    { 0, "declarers", 3 }, { "0+", "declarers", 2 }, { 1, "declarers", 1 }, { 2, "nobody", 0 },
    { 3, "opponents", 1 }, { 4, "opponents", 2 }, { 5, "opponents", 3 },
  } },
  zh      = { name = "两档到三档之间不升级", summary = "不到两档庄家赢，三档以上闲家赢，最多升三级。" },
}
