return house_rule {
  name   = "A single card must be beaten by who can",
  follow = { owes = function(lead, hand, deal, inherited)
    local best = deal.trick.best
    if #lead > 1 then return inherited() end
    local higher = cards ""
    for card, n in hand:in_suit(best.suit):kinds() do
      if deal.order:tier(card) > deal.order:tier(best.cards:first()) then higher = higher + hand:of(card) end
    end
    if #higher == 0 then return inherited() end
    return { "suit", { from = higher, at_least = 1, why = "you can beat it and must" } }
  end },
}
