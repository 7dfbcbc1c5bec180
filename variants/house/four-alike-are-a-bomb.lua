return house_rule {
  name    = "Four or more identical cards are a bomb",
  summary = "Four or more identical cards may be played whatever is owed and beat anything but a higher bomb; a bomb of trumps beats all others.",
  source  = "rbtying/shengji, bomb_policy AllowBombs",
  lead    = { forms = { bomb = { size = "4+", power = 1, answers = "always" } } },
  zh      = { name = "四张以上相同的牌是炸弹", summary = "不管该跟什么都可以出，只怕更大的炸弹；主牌的炸弹最大。", words = { bomb = "炸弹" } },
}
