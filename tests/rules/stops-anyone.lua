return house_rule {
  name    = "Five is no level to jump over",
  advance = { stops = function(rank) return rank == "5" and "anyone" or nil end },
}
