return house_rule {
  name    = "Declarers may add to their bid",
  summary = "While a declaration stands who made it may lay like cards beside it.",
  declare = { own = { "add" } },
  zh      = { name = "亮主的人可以加牌", summary = "亮的主还有效时，可以再加相同的牌。" },
}
