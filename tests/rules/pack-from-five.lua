return house_rule {
  name = "A pack from the fives on",
  deck = { packs = 1, lowest = "5" },
}
