return house_rule {
  name    = "Jokers are no bid",
  summary = "Trumps are named with cards of the trump rank alone.",
  declare = { bids = { jokers = false, lone_joker = false }, beats = { "count" } },
  zh      = { name = "不能亮王", summary = "只能用级牌亮主。" },
}
