return house_rule {
  name    = "Sets are owed, sequences are not",
  summary = "Led sets are followed with sets of their size, in sequence or not.",
  follow  = { owes = { "suit", "sets" }, smaller = "never" },
}
