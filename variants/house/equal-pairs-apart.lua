return house_rule {
  name    = "Equal sets are not in sequence",
  summary = "Sets of the trump rank in different plain suits are equal, not in sequence.",
  order   = { equals = "apart" },
  zh      = { name = "一样大的对子不能连", summary = "副花色的级牌对子一样大，不能连成拖拉机。" },
}
