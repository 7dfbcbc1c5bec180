return house_rule {
  name = "Three cards of one rank in three suits are led together",
  lead = { forms = { rank = { size = 3, alike = "rank", suits = 3 } } },
}
