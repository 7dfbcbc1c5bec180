return house_rule {
  name    = "Who was overcalled may come back with as many cards",
  summary = "At any time later, with more of the same cards, until they are as many as those that stand; jokers are not matched.",
  source  = "rbtying/shengji, ReinforceWhileEquivalent, pull request 263",
  declare = { own = { "add", "retake" } },
  zh      = { name = "被反主的人可以加到同样多", summary = "以后随时可以加同样的牌，直到与亮着的一样多；被王反的不行。" },
}
