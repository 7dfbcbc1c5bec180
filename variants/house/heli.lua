return house_rule {
  name     = "Rick Heli's game",
  summary  = "The declarer follows from the deal before, the kitty names trumps when nobody does, and a joker level follows the ace.",
  source   = "Pagat, Zhao Pengyou, variations",
  requires = { "predetermined-declarer", "kitty-names-trump", "joker-level" },
}
