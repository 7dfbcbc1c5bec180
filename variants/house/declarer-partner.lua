return house_rule {
  name    = "The partner of a declarer who wins declares next",
  summary = "After a defeat it is the next opponent in turn.",
  advance = { declarer = { won = "partner", lost = "next opponent" } },
}
