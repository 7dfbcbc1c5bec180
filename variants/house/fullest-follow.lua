return house_rule {
  name    = "The lead must be matched as fully as possible",
  summary = "The whole shape if it is held; else the largest sets that fit into it; among these the longest tractor.",
  follow  = { owes = { "suit", "shape", "sets", "tractors" }, smaller = "set by set" },
}
