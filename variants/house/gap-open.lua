return house_rule {
  name    = "The trump rank leaves a gap",
  summary = "The ranks on both sides of it are no neighbours: when threes are trump, a pair of twos and one of fours are no tractor.",
  source  = "rbtying/shengji, what groups ask for",
  order   = { gap = "open" },
}
