return house_rule {
  name    = "Tractors are of triples",
  summary = "Pairs in sequence are just pairs; a tractor needs three or more of each card.",
  source  = "rbtying/shengji, tractor_requirements",
  lead    = { forms = { tractor = { size = "3+" } } },
}
