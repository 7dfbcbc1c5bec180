return house_rule {
  name    = "The first draw goes round",
  summary = "In each deal the next player in turn draws first, whoever won.",
  deal    = { next = "after the first drawer" },
}
