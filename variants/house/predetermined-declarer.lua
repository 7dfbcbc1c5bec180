return house_rule {
  name    = "The declarer follows from the deal before",
  summary = "From the second deal on the declarer is the last one's partner or, if that side did not win, the next opponent; bids show that player's level and only name trumps.",
  deal    = { next = unless_set { won = "partner", lost = "next opponent", even = "next opponent" } },
  declare = { rank = "declarer" },
  advance = { declarer = { won = "partner", lost = "next opponent", even = "next opponent" } },
}
