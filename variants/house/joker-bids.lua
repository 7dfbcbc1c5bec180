return house_rule {
  name    = "Pairs of jokers may be bid",
  summary = "Two or more like jokers are a bid for no trump suit; among bids of as many cards jokers are higher.",
  declare = {
    bids = { jokers = { joker = "2+", trump = "none" } },
    beats = { "count", "joker" },
  },
}
