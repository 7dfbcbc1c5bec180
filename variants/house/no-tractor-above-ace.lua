return house_rule {
  name    = "Trump ranks and jokers are in no tractor",
  summary = "Only cards of one suit below the trump ranks can be in sequence.",
  order   = { tractors = "plain ranks" },
  zh      = { name = "级牌和王不能连", summary = "只有同一门、级牌以下的牌才能连成拖拉机。" },
}
