return house_rule {
  name    = "A pair is owed to a triple",
  summary = "Who cannot follow a led set owes the next smaller one, down to a pair.",
  follow  = { smaller = "single set" },
}
