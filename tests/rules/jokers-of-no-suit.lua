return house_rule {
  name  = "Without a trump suit the jokers are of no suit, with one the small joker is",
  order = { trumps = { "suit", "rank", "HJ" }, no_trump = { "rank" } },
}
