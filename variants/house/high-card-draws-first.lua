return house_rule {
  name    = "Who draws the highest card draws first",
  summary = "Before the first deal everybody draws a card, and the highest draws first.",
  deal    = { first = "highest card" },
}
