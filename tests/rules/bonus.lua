return house_rule {
  name   = "After the burying the declarer takes a bonus of fifteen points",
  phases = { bonus = { after = "kitty",
    turn    = function(deal, m) if not m.done then return deal.declarer end end,
    actions = function() return { "take" } end,
    does    = function(deal, player, action, m)
      m.done = true
      return { points = { [player] = 15 } }
    end } },
}
