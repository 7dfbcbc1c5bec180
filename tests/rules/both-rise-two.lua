return house_rule {
  name    = "Both sides rise two levels, whoever wins",
  advance = { steps = function() return 2 end },
}
