return house_rule {
  name    = "The next player in turn on the winning side declares",
  summary = "The trump rank of the next deal is that player's level; the declarer comes round last.",
  source  = "rbtying/shengji",
  advance = { declarer = "next winner" },
}
