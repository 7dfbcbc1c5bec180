return house_rule {
  name    = "Overcalls may be answered at once",
  summary = "Who is overcalled may at once show as many cards, and then the overcall is taken back.",
  declare = { own = { "defend" } },
}
