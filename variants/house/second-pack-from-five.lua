return house_rule {
  name    = "A full pack, and one without twos, threes and fours",
  summary = "The second pack has nothing below the five.",
  source  = "rbtying/shengji",
  deck    = { packs = { {}, { lowest = "5" } } },
  zh      = { name = "一副整牌，一副没有2、3、4", summary = "第二副没有5以下的牌。" },
}
