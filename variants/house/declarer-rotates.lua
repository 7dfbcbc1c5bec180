return house_rule {
  name    = "The next seat declares, whatever has happened",
  summary = "The right to declare goes round.",
  source  = "rbtying/shengji",
  advance = { declarer = "next seat" },
  zh      = { name = "轮流坐庄", summary = "不论输赢，下一个座位坐庄。" },
}
