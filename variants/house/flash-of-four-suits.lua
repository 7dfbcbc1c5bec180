return house_rule {
  name    = "Four trumps of one rank in four suits are a flash",
  summary = "Four cards of one rank that are all trumps, one of each suit, are led as one (闪).",
  lead    = { forms = { flash = { size = 4, alike = "rank", only = function(cards)
    return #cards:suits() == 4
  end } } },
}
