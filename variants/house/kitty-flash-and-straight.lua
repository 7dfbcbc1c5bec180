return house_rule {
  name     = "The kitty counts four times by a flash, five times by a straight",
  summary  = "Four cards of a trump rank in four suits (闪) that win the last trick count the kitty four times, a straight (雨) five times.",
  source   = "A page of rules from Shandong",
  requires = { "two-three-five-trumps", "straights-of-five" },
  lead     = { forms = { flash = { alike = "rank", size = 4, only = function(cards) return #cards:suits() == 4 end } } },
  kitty    = { multiplier = function(trick, deal, inherited)
    return ({ flash = 4, straight = 5 })[trick.best.units[1].form] or inherited()
  end },
}
