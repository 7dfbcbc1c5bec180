return house_rule {
  name    = "Pairs of jokers may be bid",
  summary = "Two or more like jokers are a bid for no trump suit; among bids of as many cards jokers are higher.",
  declare = {
    bids = { jokers = { joker = "2+", trump = "none" } },
    beats = { "count", "joker" },
  },
  zh      = { name = "可以亮对王", summary = "两张以上相同的王可以亮无主；张数相同时王更大。" },
}
