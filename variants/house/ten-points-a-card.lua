return house_rule {
  name    = "A failed throw costs ten points a card",
  summary = "For every card taken back ten points go to the other side.",
  throw   = { penalty = { per_card = 10 } },
}
