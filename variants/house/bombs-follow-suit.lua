return house_rule {
  name     = "Bombs follow suit",
  summary  = "A bomb is of the led suit or of trumps, unless its player has no card of the led suit.",
  source   = "rbtying/shengji, bomb_policy AllowBombsSuitFollowing",
  requires = { "four-alike-are-a-bomb" },
  lead     = { forms = { bomb = { answers = "suit or trump" } } },
  zh       = { name = "炸弹也要跟花色", summary = "炸弹须是领出的花色或主牌；没有领出花色的牌就不限。" },
}
