return house_rule {
  name    = "Declarers may add to their bid",
  summary = "While a declaration stands who made it may lay like cards beside it.",
  declare = { own = { "add" } },
}
