return house_rule {
  name = "Three packs, each of its own kind",
  deck = { packs = { {}, { LJ = 0, without = "2H 2H" }, { lowest = "3", without = "AS AD" } } },
}
