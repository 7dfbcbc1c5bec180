return house_rule {
  name    = "Three single cards in sequence may be led, and larger sets need not be broken",
  summary = "For the tests: a lead of single cards in sequence where sets may stay whole.",
  lead    = { forms = { straight = { size = 1, length = "3+" } } },
  follow  = { owes = { "suit", "shape", "sets" }, protect = { "larger sets" } },
}
