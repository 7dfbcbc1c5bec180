return house_rule {
  name    = "The play ends when no card could change the result",
  summary = "After a trick that settles side and levels, the kitty counted in, the rest is not played.",
  source  = "rbtying/shengji",
  score   = { early_end = "when decided" },
  zh      = { name = "胜负已定就停", summary = "一墩之后胜负和级数都不会再变（连底牌算上），后面就不打了。" },
}
