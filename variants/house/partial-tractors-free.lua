return house_rule {
  name    = "A shorter tractor need not be given",
  summary = "Who cannot match a led tractor owes as many sets, in sequence or not.",
  source  = "80-fen-shengji",
  follow  = { owes = { "suit", "shape", "sets" } },
}
