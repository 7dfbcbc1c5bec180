return house_rule {
  name   = "After the burying each opponent may snatch the kitty once for ten points, and buries anew",
  phases = { snatch = { after = "kitty",
    turn = function(deal, m)
      if m.taker then return deal:player(m.taker) end
      local next = m.last and deal:after(deal:player(m.last)) or deal:after(deal.declarer)
      return next ~= deal.declarer and next or nil
    end,
    actions = function(deal, player, m)
      if m.taker then return { { "put", count = m.count } } end
      return player.side == "opponents" and { "pass", "snatch" } or { "pass" }
    end,
    does = function(deal, player, action, m)
      m.last, m.taker = player.seat, nil
      if action == "pass" then return end
      if action == "snatch" then
        m.taker, m.count = player.seat, #deal.kitty
        return { points = { [player] = -10 }, move = { from = "kitty", to = player, cards = deal.kitty } }
      end
      return { move = { from = player, to = "kitty", cards = action.cards } }
    end } },
}
