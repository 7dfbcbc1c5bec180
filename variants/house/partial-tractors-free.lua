return house_rule {
  name    = "A shorter tractor need not be given",
  summary = "Who cannot match a led tractor owes as many sets, in sequence or not.",
  source  = "80-fen-shengji",
  follow  = { owes = { "suit", "shape", "sets" } },
  zh      = { name = "短的拖拉机不必跟", summary = "跟不上整个拖拉机，就跟同样多的对子，连不连都行。" },
}
