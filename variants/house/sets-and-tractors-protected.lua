return house_rule {
  name    = "Neither larger sets nor tractors need be broken",
  summary = "A led pair draws loose pairs alone: triples and tractors may stay whole.",
  source  = "rbtying/shengji",
  follow  = { protect = { "larger sets", "tractors" } },
  zh      = { name = "大的同张和拖拉机都不必拆", summary = "领出对子只要跟散对：三张和拖拉机可以留着。" },
}
