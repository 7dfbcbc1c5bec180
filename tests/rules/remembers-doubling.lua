return house_rule {
  name  = "Levels count as often as the deal remembers",
  score = { adjust = function(side, levels, result) return side, levels * (result.deal.memory.times or 1) end },
}
