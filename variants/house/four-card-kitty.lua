return house_rule {
  name    = "Four cards in the kitty",
  summary = "With two packs and four players everybody has 26 cards.",
  source  = "Shandong rules",
  kitty   = { size = 4 },
}
