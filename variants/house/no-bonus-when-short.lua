return house_rule {
  name    = "A short team wins no more",
  summary = "Declarers without all their friends win what the table says.",
  score   = { short_team = "no" },
}
