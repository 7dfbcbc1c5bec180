return house_rule {
  name    = "The declarer follows from the deal before",
  summary = "From the second deal on the declarer is the last one's partner or, if that side did not win, the next opponent; bids show that player's level and only name trumps.",
  deal    = { next = unless_set { won = "partner", lost = "next opponent", even = "next opponent" } },
  declare = { rank = "declarer" },
  advance = { declarer = { won = "partner", lost = "next opponent", even = "next opponent" } },
  zh      = { name = "庄家由上一副定", summary = "从第二副起，庄家是上一副庄家的搭档；庄家方输了就是下一个闲家；亮主亮他的级牌，只定主。" },
}
