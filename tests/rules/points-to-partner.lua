return house_rule {
  name   = "Who is void gives a point card to a trick that a partner is winning",
  follow = { owes = function(lead, hand, deal, inherited)
    local points = cards ""
    for card, n in hand:kinds() do
      if card.points > 0 then points = points + hand:of(card) end
    end
    local partners = deal.trick.best.player.side == deal.turn.side
    if #hand:in_suit(lead.suit) > 0 or not partners or #points == 0 then return inherited() end
    return { { from = points, at_least = 1, why = "your partner is winning: points are owed" } }
  end },
}
