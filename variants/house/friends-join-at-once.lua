return house_rule {
  name    = "Friends join on playing",
  summary = "Who plays a called card is a friend from that moment.",
  friends = { joins = "on playing" },
  zh      = { name = "出牌当时就成为朋友", summary = "谁出了叫到的牌，从那一刻起是朋友。" },
}
