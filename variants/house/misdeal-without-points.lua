return house_rule {
  name    = "A hand without points may be thrown in",
  summary = "Who holds not one point card may have the cards dealt anew, and draws first then.",
  deal    = {
    misdeal = function(hand) if hand:points() == 0 then return "not one point card" end end,
    misdeal_first = "claimer",
  },
  doc     = { ["deal.misdeal"] = "who holds not one point card may have the cards dealt anew" },
  zh      = { name = "手里没有分可以重发", summary = "一张分牌也没有的人可以要求重发，并由他先抓。",
    doc = { ["deal.misdeal"] = "一张分牌也没有的人可以要求重发" } },
}
