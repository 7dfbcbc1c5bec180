return house_rule {
  name     = "The game ends after two deals",
  excludes = { "climb" },
  advance  = { game_over = { deals = 2 } },
}
