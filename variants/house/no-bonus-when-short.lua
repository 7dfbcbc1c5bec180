return house_rule {
  name    = "A short team wins no more",
  summary = "Declarers without all their friends win what the table says.",
  score   = { short_team = "no" },
  zh      = { name = "人少不多升", summary = "庄家没找齐朋友，也只按表升级。" },
}
