return house_rule {
  name    = "Who draws the highest card draws first",
  summary = "Before the first deal everybody draws a card, and the highest draws first.",
  deal    = { first = "highest card" },
  zh      = { name = "抽到最大牌的先抓", summary = "第一副开始前每人抽一张，最大的先抓。" },
}
