return house_rule {
  name    = "A joker and a rank pair change trumps; two like jokers end the bidding",
  summary = "Change (改主) and attack (攻主): the attack leaves no trump suit. Cards that were shown are spent; if nobody declares there is no trump suit.",
  source  = "Rules of Shandong",
  declare = { shown = "spent", nobody = "no trump",
    bids  = { change = { joker = 1, rank = 2 }, jokers = { joker = 2, trump = "none", locks = true } },
    beats = function(new) return new.kind ~= "suit" end },
  doc     = { ["declare.beats"] = "a joker with a rank pair, and two like jokers, beat whatever stands; cards of the trump rank alone beat nothing" },
  zh      = { name = "王加一对级牌可以改主；两张同样的王攻主，亮主就此结束", summary = "改主和攻主：攻主打无主。亮过的牌不能再亮；没有人亮主就打无主。",
    doc = { ["declare.beats"] = "王加一对级牌、两张同样的王，都能反掉前面的亮主；单是级牌反不了" } },
}
