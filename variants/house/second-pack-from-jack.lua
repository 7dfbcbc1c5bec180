return house_rule {
  name    = "A full pack, and one of jacks and higher cards",
  summary = "The second pack has nothing below the jack.",
  source  = "rbtying/shengji",
  deck    = { packs = { {}, { lowest = "J" } } },
}
