return house_rule {
  name    = "A call that cannot be",
  friends = { calls = function() return { "AC#3" } end },
}
