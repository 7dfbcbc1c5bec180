return house_rule {
  name     = "A bid is a joker with a card of the trump rank of its colour",
  summary  = "The red joker makes a red suit trumps, the black one a black suit.",
  source   = "qian-loong/shengji-godot",
  requires = { "joker-with-rank-card" },
  declare  = { bids = { suit = { only = function(bid)
    return bid.joker.colour == bid.card.colour, "joker and card must be of one colour"
  end } } },
  zh       = { name = "亮主是一张王加同颜色的级牌", summary = "大王配红花色，小王配黑花色。" },
}
