return house_rule {
  name    = "Equal sets are in sequence",
  summary = "Sets of the trump rank in different plain suits are in sequence, and so are all trumps above the ace.",
  requires = { "tractor-above-ace" },
  order   = { equals = "tractor" },
  zh      = { name = "一样大的对子可以连", summary = "副花色的级牌对子可以连成拖拉机，A以上的主牌都可以连。" },
}
