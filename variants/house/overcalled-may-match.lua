return house_rule {
  name    = "Who was overcalled may come back with as many cards",
  summary = "At any time later, with more of the same cards, until they are as many as those that stand; jokers are not matched.",
  source  = "rbtying/shengji, ReinforceWhileEquivalent, pull request 263",
  declare = { own = { "add", "retake" } },
}
