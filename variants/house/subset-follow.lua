return house_rule {
  name    = "The largest part of the lead that can be followed must be followed",
  summary = "The whole shape if it is held; else the longest tractor that fits; else sets, also smaller ones.",
  follow  = { owes = { "suit", "shape", "tractors", "sets" }, smaller = "set by set" },
}
