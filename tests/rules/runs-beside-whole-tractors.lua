return house_rule {
  name    = "Three single cards in sequence may be led, and tractors need not be broken",
  summary = "For the tests: a lead of single cards in sequence where tractors may stay whole.",
  lead    = { forms = { straight = { size = 1, length = "3+" } } },
  follow  = { owes = { "suit", "sets" }, protect = { "tractors" } },
}
