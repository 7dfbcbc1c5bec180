return house_rule {
  name    = "Play goes clockwise",
  summary = "Drawing and play go round clockwise.",
  deal    = { direction = "clockwise" },
  zh      = { name = "顺时针打", summary = "抓牌和出牌都顺时针。" },
}
