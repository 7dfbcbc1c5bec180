return house_rule {
  name    = "Friends join when the trick is over",
  summary = "Who plays a called card is a friend from the end of that trick.",
  friends = { joins = "at the trick's end" },
  zh      = { name = "一墩打完才成为朋友", summary = "谁出了叫到的牌，从这一墩结束起是朋友。" },
}
