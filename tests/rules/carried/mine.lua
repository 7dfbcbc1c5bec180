local times = require "carried_help"

return house_rule { name = "Mine", summary = "the kitty counts as often as the helper says",
  requires = { "./other.lua" },
  kitty = { multiplier = function() return times(4) end } }
