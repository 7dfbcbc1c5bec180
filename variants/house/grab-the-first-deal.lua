return house_rule {
  name     = "Grabbed first deal, stolen kitty later",
  summary  = "From level 3; the first deal is the last bidder's (抢底). Later the declarer stays while others overbid and bury (反底); if nobody shows, the kitty's fourth card names trumps, and then only jokers counter.",
  source   = "taohigo.com",
  levels   = { start = "3" },
  kitty    = { buries = "bidder", theft = function(deal) return deal.number > 1 and "in turn" or "no" end },
  declare  = {
    nobody = function(kitty) return { trump = kitty[4].suit or "none", reveal = 4 } end,
    refuse = function(bid, deal)
      if deal.turned and not bid.joker then return "after a turned card only jokers counter" end
    end,
  },
  doc      = {
    ["kitty.theft"] = "in turn, from the second deal on",
    ["declare.nobody"] = "the kitty's fourth card names the trump suit; a joker none",
    ["declare.refuse"] = "after a turned card only jokers counter",
  },
  zh       = { name = "第一副抢底，以后反底", summary = "从3打起；第一副由最后亮主的人拿底（抢底）。以后庄家不变，别人可以叫得更高来扣底（反底）；没人亮就看底牌第四张定主，这时只有王能反。",
    doc = {
      ["kitty.theft"] = "从第二副起，轮流可以",
      ["declare.nobody"] = "底牌第四张定主花色；是王就没有主花色",
      ["declare.refuse"] = "翻牌定主以后只有王能反",
    } },
}
