return house_rule {
  name    = "Every second seat is a team",
  summary = "Two fixed teams in alternate seats; no cards are called.",
  friends = { teams = "fixed", count = 0 },
  phases  = { "draw", "kitty", "tricks" },
}
