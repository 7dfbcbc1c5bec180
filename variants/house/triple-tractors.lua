return house_rule {
  name    = "Tractors are of triples",
  summary = "Pairs in sequence are just pairs; a tractor needs three or more of each card.",
  source  = "rbtying/shengji, tractor_requirements",
  lead    = { forms = { tractor = { size = "3+" } } },
  zh      = { name = "三张才能连成拖拉机", summary = "连着的对子只是对子；拖拉机每种牌要三张以上。" },
}
