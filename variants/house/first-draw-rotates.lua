return house_rule {
  name    = "The first draw goes round",
  summary = "In each deal the next player in turn draws first, whoever won.",
  deal    = { next = "after the first drawer" },
  zh      = { name = "轮流先抓", summary = "不论谁赢，每副由下家先抓。" },
}
