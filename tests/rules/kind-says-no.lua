return house_rule {
  name    = "Of two kinds that a pair is, the first says no",
  declare = { bids = {
    a = { rank = 2, only = function() return false, "not as an a" end },
    b = { rank = 2 },
  } },
}
