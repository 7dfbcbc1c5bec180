return house_rule {
  name    = "A short team wins one level more",
  summary = "Declarers who win short of friends rise one level more.",
  score   = { short_team = "add" },
}
