return house_rule {
  name    = "Five players have a kitty of six too",
  summary = "Five players leave out the small jokers: 20 cards each and six in the kitty.",
  deck    = { players = { [5] = { packs = 2, LJ = 0, HJ = 2, kitty = 6 } } },
}
