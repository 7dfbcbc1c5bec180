return house_rule {
  name    = "Throws are tested card by card",
  summary = "A throw fails if anybody holds a card of the suit above the lowest one thrown.",
  throw   = { test = "card" },
}
