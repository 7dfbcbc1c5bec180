return house_rule {
  name    = "Only a tractor draws a tractor",
  summary = "Four of a kind draws sets, but no tractor of pairs.",
  source  = "rbtying/shengji",
  follow  = { owes = { "suit", "shape", "sets", "tractors" } },
  zh      = { name = "领拖拉机才要跟拖拉机", summary = "领四张相同的牌只要跟同张，不必跟两连对。" },
}
