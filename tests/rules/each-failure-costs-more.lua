return house_rule {
  name  = "Each further failed throw costs more",
  throw = { penalty = function(throw)
    local memory = throw.player.memory
    memory.fails = (memory.fails or 0) + 1
    return { per_card = 10 * memory.fails }
  end },
}
