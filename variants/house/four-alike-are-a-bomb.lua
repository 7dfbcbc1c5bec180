return house_rule {
  name    = "Four or more identical cards are a bomb",
  summary = "Four or more identical cards may be played whatever is owed and beat anything but a higher bomb; a bomb of trumps beats all others.",
  source  = "rbtying/shengji, bomb_policy AllowBombs",
  lead    = { forms = { bomb = { size = "4+", power = 1, answers = "always" } } },
}
