return house_rule {
  name    = "A bid of jokers shows all copies of one",
  summary = "As many small or big jokers as there are packs name no trump suit; fewer are no bid.",
  source  = "rbtying/shengji, BothNumDecks",
  declare = { bids = { lone_joker = false, jokers = { joker = "1+", trump = "none", only = function(bid, deal)
    return bid.count == deal.packs, "all copies of a joker are a bid, fewer are none"
  end } } },
}
