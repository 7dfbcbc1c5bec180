return house_rule {
  name    = "The first drawer is found by lot",
  summary = "In the first deal anybody may come to draw first.",
  deal    = { first = "random" },
  zh      = { name = "抽签定谁先抓", summary = "第一副谁都可能先抓。" },
}
