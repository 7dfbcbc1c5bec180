return house_rule {
  name    = "Four trumps of one rank in four suits are a flash",
  summary = "Four cards of one rank that are all trumps, one of each suit, are led as one (闪).",
  lead    = { forms = { flash = { size = 4, alike = "rank", only = function(cards)
    return #cards:suits() == 4
  end } } },
  zh      = { name = "四门同点的主牌算“闪”", summary = "四张同点的主牌，每门一张，可以一起领出。", words = { flash = "闪" } },
}
