return house_rule {
  name = "A pack from the jacks on",
  deck = { packs = 1, lowest = "J" },
}
