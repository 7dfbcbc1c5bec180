return house_rule {
  name    = "A bid is a joker with a card of the trump rank",
  summary = "Trumps are made with one joker and one card of the trump rank, whose suit it names.",
  source  = "qian-loong/shengji-godot",
  declare = { bids = { jokers = false, suit = { joker = 1, rank = 1 } } },
  zh      = { name = "亮主是一张王加一张级牌", summary = "用一张王和一张级牌亮主，级牌的花色就是主。" },
}
