return house_rule {
  name    = "A rule that decides, and writes",
  advance = { steps = function(player, steps) player.memory.steps = steps; return steps end },
}
