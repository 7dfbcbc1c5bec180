return house_rule {
  name   = "A card that counts is owed from any suit, then tractors, then sets; the suit is not",
  follow = { smaller = "regrouped", owes = { { from = "5C 3S 3S", at_least = 1 }, "tractors", "sets" } },
}
