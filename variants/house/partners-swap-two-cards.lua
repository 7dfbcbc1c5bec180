-- Where partners are known from the start: each gives two cards on within the side, nobody sees the
-- others' before all have chosen.
return house_rule {
  name    = "Partners swap two cards before the first lead",
  summary = "In fixed teams everybody gives the next partner two cards, chosen before any is seen.",
  phases  = { swap = { before = "tricks",
    turn    = function(deal, m) if not m.done and deal.declarer.partner then return deal.players end end,
    actions = function() return { { "give", count = 2 } } end,
    does    = function(deal, player, action, m)
      m.done = true
      return { move = { from = player, to = player.partner, cards = action.cards } }
    end } },
  zh      = { name = "开打之前队友换两张牌", summary = "固定两队时，每人给下一个队友两张，都选好了才看。", words = { swap = "换牌" } },
}
