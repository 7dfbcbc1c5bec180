return house_rule {
  name    = "The first drawer is found by cutting",
  summary = "Before the first deal the deck is cut, and the highest card draws first.",
  deal    = { first = "cut" },
}
