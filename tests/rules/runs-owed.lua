return house_rule {
  name   = "Two cards in sequence beside a pair are owed to two pairs",
  follow = { owes = { "suit", { "1x2+2" }, "sets" }, protect = { "larger sets" } },
}
