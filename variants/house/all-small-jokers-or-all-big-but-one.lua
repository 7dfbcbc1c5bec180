return house_rule {
  name    = "A bid of jokers shows all small ones, or all big ones but one",
  summary = "As many small jokers as there are packs, or at least one big joker less, name no trump suit.",
  source  = "rbtying/shengji, LJNumDecksHJNumDecksLessOne",
  declare = { bids = { lone_joker = false, jokers = { joker = "1+", trump = "none", only = function(bid, deal)
    return bid.count >= deal.packs - (bid.joker.rank == "HJ" and 1 or 0), "more jokers are needed for a bid"
  end } } },
  zh      = { name = "亮王要亮齐小王，或大王只差一张", summary = "小王有几副牌亮几张，大王最多少一张，打无主。" },
}
