return house_rule {
  name    = "Four of a kind beat a tractor of two pairs",
  summary = "Four identical cards answer a lead of two pairs in sequence and beat it.",
  lead    = { forms = { four = { size = 4, beats = "2x2" } } },
  zh      = { name = "四张相同的牌能压两连对", summary = "领出两连对时，四张相同的牌可以跟，并且能赢。" },
}
