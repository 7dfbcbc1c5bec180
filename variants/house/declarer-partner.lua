return house_rule {
  name    = "The partner of a declarer who wins declares next",
  summary = "Of several friends it is the nearest in turn, without one the declarer again; after a defeat the next opponent.",
  advance = { declarer = { won = "partner", lost = "next opponent" } },
}
