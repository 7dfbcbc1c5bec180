return house_rule {
  name    = "Behind the ace the levels begin again at two",
  summary = "There is no jokers-only level: a win at the ace leads on to 2+.",
  source  = "rbtying/shengji",
  levels  = { track = "2 3 4 5 6 7 8 9 T J Q K A", after_last = "again" },
  zh      = { name = "打过A又从2打起", summary = "没有只打王的一级：打过A就是2+。" },
}
