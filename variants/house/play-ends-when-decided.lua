return house_rule {
  name    = "The play ends when no card could change the result",
  summary = "After a trick that settles side and levels, the kitty counted in, the rest is not played.",
  source  = "rbtying/shengji",
  score   = { early_end = "when decided" },
}
