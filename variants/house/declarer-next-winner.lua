return house_rule {
  name    = "The next player in turn on the winning side declares",
  summary = "The trump rank of the next deal is that player's level; the declarer comes round last.",
  source  = "rbtying/shengji",
  advance = { declarer = "next winner" },
  zh      = { name = "赢的一方里下一个人坐庄", summary = "下一副打这个人的级；原来的庄家排最后。" },
}
