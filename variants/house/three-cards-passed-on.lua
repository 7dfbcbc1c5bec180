return house_rule {
  name    = "Everybody passes three cards to the next player",
  summary = "Before the first lead, chosen by all before any is seen.",
  phases  = { pass_on = { before = "tricks",
    turn    = function(deal, m) return not m.done and deal.players or nil end,
    actions = function() return { { "give", count = 3 } } end,
    does    = function(deal, player, action, m)
      m.done = true
      return { move = { from = player, to = deal:after(player), cards = action.cards } }
    end } },
  zh      = { name = "每人给下家三张牌", summary = "开打之前，都选好了才看。", words = { pass_on = "传牌" } },
}
