return house_rule {
  name    = "No level is a stop",
  summary = "Whoever wins enough levels jumps over any of them.",
  source  = "rbtying/shengji",
  advance = { stops = "" },
}
