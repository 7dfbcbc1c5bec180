return house_rule {
  name    = "A lone winner declares again, a friend comes next, after a defeat the nearest opponent",
  summary = "The friend is the nearest one in turn; for five players above all.",
  advance = { declarer = { won = "partner", lost = "next opponent" } },
}
