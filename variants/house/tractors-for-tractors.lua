return house_rule {
  name    = "Only a tractor draws a tractor",
  summary = "Four of a kind draws sets, but no tractor of pairs.",
  source  = "rbtying/shengji",
  follow  = { owes = { "suit", "shape", "sets", "tractors" } },
}
