return house_rule {
  name    = "The declared card names the partner",
  summary = "Nothing is called: who holds the other copy of the card that was declared is the friend, and shows it by playing it.",
  source  = "shadowwolf37.blogspot.com, Tractor rules",
  friends = { found = "by holding", own_copy = "ignored", calls = function(deal) return deal.bid and deal.bid.card end },
  doc     = { ["friends.calls"] = "the card that was declared is called" },
  zh      = { name = "亮主的那张牌定搭档", summary = "不叫牌：谁有亮出那张牌的另一张，谁就是朋友，出了才知道。",
    doc = { ["friends.calls"] = "亮主的那张牌就是叫的牌" } },
}
