return house_rule {
  name = "The right to draw first goes round",
  deal = { next = "after the first drawer" },
}
