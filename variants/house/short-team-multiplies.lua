return house_rule {
  name    = "A short team wins several times over",
  summary = "Declarers who win short of friends rise as many times as far as they are short, and once more.",
  score   = { short_team = "multiply" },
  zh      = { name = "人少赢了翻倍", summary = "庄家方少几个朋友而赢了，升级乘少的人数加一。" },
}
