return house_rule {
  name    = "A short team wins one level more",
  summary = "Declarers who win short of friends rise one level more.",
  score   = { short_team = "add" },
  zh      = { name = "人少赢了多升一级", summary = "庄家方没找齐朋友而赢了，多升一级。" },
}
