return house_rule {
  name    = "Only aces are called, or kings where aces are the trump rank",
  summary = "Of the plain suits alone.",
  friends = { callable = function(card, deal)
    local rank = deal.trump.rank == "A" and "K" or "A"
    return card.rank == rank and not card.trump, "only the highest plain cards are called"
  end },
  zh      = { name = "只能叫A；打A时叫K", summary = "只叫副牌花色里的。" },
}
