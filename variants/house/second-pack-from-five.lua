return house_rule {
  name    = "A full pack, and one without twos, threes and fours",
  summary = "The second pack has nothing below the five.",
  source  = "rbtying/shengji",
  deck    = { packs = { {}, { lowest = "5" } } },
}
