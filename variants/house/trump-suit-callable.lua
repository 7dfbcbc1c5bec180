return house_rule {
  name    = "Cards of the trump suit may be called",
  summary = "Only trump ranks and jokers may not be called.",
  friends = { callable = "not ranks or jokers" },
  zh      = { name = "可以叫主花色的牌", summary = "只有级牌和王不能叫。" },
}
