return house_rule {
  name   = "Two pairs are owed to four cards, in sequence if they are, or one",
  follow = { owes = { "suit", { "2x2", "2+2", "2" } }, protect = {} },
}
