return house_rule {
  name   = "Shape and sets are owed, then a triple, then the highest cards",
  follow = { owes = { "suit", "shape", "sets", { "3" }, "highest" }, protect = {} },
}
