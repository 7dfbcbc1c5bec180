return house_rule {
  name    = "A tractor is of triples at least",
  summary = "With three packs and more: two pairs in sequence are two pairs.",
  source  = "rbtying/shengji, what groups ask for",
  lead    = { forms = { tractor = { size = "3+", length = "2+" } } },
}
