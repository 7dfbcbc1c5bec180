return house_rule {
  name    = "A full pack, and one of jacks and higher cards",
  summary = "The second pack has nothing below the jack.",
  source  = "rbtying/shengji",
  deck    = { packs = { {}, { lowest = "J" } } },
  zh      = { name = "一副整牌，一副只有J以上", summary = "第二副没有J以下的牌。" },
}
