return house_rule {
  name    = "Throws are tested card by card",
  summary = "A throw fails if anybody holds a card of the suit above the lowest one thrown.",
  throw   = { test = "card" },
  zh      = { name = "甩牌逐张检验", summary = "有人有这门的牌比甩的最小一张大，甩牌就失败。" },
}
