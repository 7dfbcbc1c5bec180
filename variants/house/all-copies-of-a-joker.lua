return house_rule {
  name    = "A bid of jokers shows all copies of one",
  summary = "As many small or big jokers as there are packs name no trump suit; fewer are no bid.",
  source  = "rbtying/shengji, BothNumDecks",
  declare = { bids = { lone_joker = false, jokers = { joker = "1+", trump = "none", only = function(bid, deal)
    return bid.count == deal.packs, "all copies of a joker are a bid, fewer are none"
  end } } },
  zh      = { name = "亮王要亮齐同一种王", summary = "有几副牌就亮几张大王或几张小王，打无主；少了不算。" },
}
