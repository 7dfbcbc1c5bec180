return house_rule {
  name    = "When nobody declares, the kitty names trumps",
  summary = "If a declarer who is known beforehand finds nothing declared, the kitty's first card of the trump rank gives the suit, or else its highest card.",
  declare = { nobody = "kitty's first rank card" },
}
