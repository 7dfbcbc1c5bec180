return house_rule {
  name    = "Who declares gives a card to the next player, who gives one back",
  declare = { does = function(bid, deal)
    local giver, next = bid.player, deal:after(bid.player)
    return { gift = { { from = giver, to = next, count = 1 }, { from = next, to = giver, count = 1 } } }
  end },
}
