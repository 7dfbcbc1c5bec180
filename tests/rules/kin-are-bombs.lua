return house_rule {
  name  = "Twos are above the aces, and three of a rank are a bomb",
  order = { ranks = "3 4 5 6 7 8 9 T J Q K A 2" },
  lead  = { forms = { kin = { size = "3+", alike = "rank", power = 1, answers = "always" } } },
}
