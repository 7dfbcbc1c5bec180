return house_rule {
  name   = "Kings are in no tractor that is led; tractors are owed, and kept where none is led",
  lead   = { forms = { tractor = { only = function(cards) return cards:count("K") == 0 end } } },
  follow = { owes = { "suit", "tractors", "sets" }, protect = { "tractors" } },
}
