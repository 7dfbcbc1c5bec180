return house_rule {
  name    = "A short team wins several times over",
  summary = "Declarers who win short of friends rise as many times as far as they are short, and once more.",
  score   = { short_team = "multiply" },
}
