return house_rule {
  name    = "A hand without trumps or without points may be thrown in",
  summary = "Once trumps are known, who was dealt not one trump, or not one point card, may have the cards dealt anew.",
  source  = "hzoo/shengji",
  deal    = { misdeal = function(hand, player, deal)
    if deal.trump and hand:count("trumps") == 0 then return "not one trump" end
    if hand:points() == 0 then return "not one point card" end
  end },
  zh      = { name = "手里没有主或没有分可以重发", summary = "定主之后，一张主牌或一张分牌也没有的人可以要求重发。" },
}
