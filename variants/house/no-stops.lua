return house_rule {
  name    = "No level is a stop",
  summary = "Whoever wins enough levels jumps over any of them.",
  source  = "rbtying/shengji",
  advance = { stops = "" },
  zh      = { name = "没有必打的级", summary = "升的级够多，哪一级都可以跳过。" },
}
