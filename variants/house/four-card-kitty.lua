return house_rule {
  name    = "Four cards in the kitty",
  summary = "With two packs and four players everybody has 26 cards.",
  source  = "Shandong rules",
  kitty   = { size = 4 },
  zh      = { name = "底牌四张", summary = "四个人打两副牌，每人26张。" },
}
