return house_rule {
  name = "A pack without its jokers",
  deck = { packs = 1, LJ = 0, HJ = 0 },
}
