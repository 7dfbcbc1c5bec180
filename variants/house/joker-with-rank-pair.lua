return house_rule {
  name    = "A joker with a pair of rank cards declares",
  summary = "One joker beside two like cards of the trump rank is a bid of three cards, and the pair names trumps.",
  declare = { bids = { joker_with_pair = { joker = 1, rank = 2 } } },
  zh      = { name = "一张王加一对级牌可以亮主", summary = "一张王加两张相同的级牌算亮三张，对子的花色是主。" },
}
