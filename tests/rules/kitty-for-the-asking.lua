return house_rule {
  name   = "From the declarer on each is asked who wants the kitty; who takes it lays as many cards back",
  phases = { offer = { instead_of = "kitty",
    turn = function(deal, m)
      if m.laid then return end
      if m.taker then return deal:player(m.taker) end
      local next = m.last and deal:after(deal:player(m.last)) or deal.declarer
      return (next ~= deal.declarer or not m.last) and next or nil
    end,
    actions = function(deal, player, m)
      if m.taker then return { { "lay", count = m.count } } end
      return { "pass", "take" }
    end,
    does = function(deal, player, action, m)
      m.last = player.seat
      if action == "take" then
        m.taker, m.count = player.seat, #deal.kitty
        return { move = { from = "kitty", to = player, cards = deal.kitty } }
      elseif action ~= "pass" then
        m.laid = true
        return { move = { from = player, to = "kitty", cards = action.cards } }
      end
    end } },
}
