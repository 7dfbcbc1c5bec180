return house_rule {
  name    = "Who cannot match the lead gives the highest cards",
  summary = "Tractors and sets as far as they go, and the highest cards of the suit beside them.",
  source  = "Shandong",
  follow  = { owes = { "suit", "shape", "tractors", "sets", "highest" } },
}
