return house_rule {
  name = "Four at the table, with two full packs",
  deck = { players = { [4] = { packs = 2, LJ = 2, HJ = 2, kitty = 8 } } },
}
