return house_rule {
  name    = "A failed throw costs ten points a card",
  summary = "For every card taken back ten points go to the other side.",
  throw   = { penalty = { per_card = 10 } },
  zh      = { name = "甩牌失败，每张罚十分", summary = "收回几张牌，就有几个十分归对方。" },
}
