return house_rule {
  name    = "The next seat declares, whatever has happened",
  summary = "The right to declare goes round.",
  source  = "rbtying/shengji",
  advance = { declarer = "next seat" },
}
