return house_rule {
  name    = "Five cards in sequence are led as one",
  summary = "Five or more cards of a suit whose ranks follow each other are a straight (雨), one unit like a tractor.",
  lead    = { forms = { straight = { size = 1, length = "5+" } } },
}
