return house_rule {
  name   = "Two pairs, a card that counts, sets, and then a second list are owed",
  follow = { owes = {
    "suit", { "2+2" }, { from = "5S 5S TS TS KS KS", at_least = 1 }, "sets", { "3", "2+2", "2" },
  } },
}
