return house_rule {
  name    = "A triple and two pairs are owed before sets, and larger sets need not be broken",
  summary = "For the tests: a list of shapes where sets may stay whole.",
  follow  = {
    owes = { "suit", "shape", { "3+2+2" }, "sets" },
    smaller = "regrouped", protect = { "larger sets" },
  },
}
