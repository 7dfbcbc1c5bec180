return house_rule {
  name    = "The first drawer is found by cutting",
  summary = "Before the first deal the deck is cut, and the highest card draws first.",
  deal    = { first = "cut" },
  zh      = { name = "切牌定谁先抓", summary = "第一副开始前切牌，切到最大的先抓。" },
}
