return house_rule {
  name    = "Two, three and five are always trump",
  summary = "They stand in this order above the trump suit and under the trump rank, the trump suit's own card on top of each rank.",
  source  = "Shandong rules",
  order   = {
    trumps = { "suit", "2", "3", "5", "rank", "LJ", "HJ" }, no_trump = { "2", "3", "5", "rank", "LJ", "HJ" },
  },
}
