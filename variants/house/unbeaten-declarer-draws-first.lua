return house_rule {
  name    = "A declarer who did not lose draws first again",
  summary = "In later deals the declarer draws first again, or after a defeat the next winner.",
  deal    = { next = { won = "declarer", lost = "next winner" } },
}
