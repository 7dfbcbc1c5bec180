return house_rule {
  name   = "Two pairs in sequence beat four alike; low pairs and the ace of spades are answered by their like",
  follow = { owes = function() return { "suit", "shape" } end, protect = { "larger sets" } },
  lead   = { forms = {
    four     = { size = 4 },
    two_pair = { size = 2, length = 2, beats = "4" },
    tractor  = { to = "K" },
    low_pair = { size = 2, owes = { "suit" }, only = function(cards) return cards:first().rank == "3" end },
    ace      = { cards = "AS" },
  } },
}
