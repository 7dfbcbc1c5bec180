return house_rule {
  name    = "Play goes anticlockwise",
  summary = "Drawing and play go round anticlockwise.",
  deal    = { direction = "anticlockwise" },
  zh      = { name = "逆时针打", summary = "抓牌和出牌都逆时针。" },
}
