return house_rule {
  name    = "Neither larger sets nor tractors need be broken",
  summary = "A led pair draws loose pairs alone: triples and tractors may stay whole.",
  source  = "rbtying/shengji",
  follow  = { protect = { "larger sets", "tractors" } },
}
