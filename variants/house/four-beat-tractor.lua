return house_rule {
  name    = "Four of a kind beat a tractor of two pairs",
  summary = "Four identical cards answer a lead of two pairs in sequence and beat it.",
  lead    = { forms = { four = { size = 4, beats = "2x2" } } },
}
