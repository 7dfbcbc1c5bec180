return house_rule {
  name    = "Nobody is told who can beat a throw",
  summary = "A throw that fails is taken back as far as the rules say; whose cards beat it stays unknown.",
  source  = "rbtying/shengji",
  throw   = { shown = "nothing" },
  zh      = { name = "不说谁能压过甩牌", summary = "甩牌失败照规则收回，但不知道谁的牌压过。" },
}
