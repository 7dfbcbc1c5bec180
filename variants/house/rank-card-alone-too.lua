return house_rule {
  name     = "A card of the trump rank will do without a joker",
  summary  = "Beside a joker with a card of the trump rank that card alone is a bid.",
  source   = "qian-loong/shengji-godot",
  requires = { "joker-with-rank-card" },
  declare  = { bids = { alone = { rank = 1 } } },
  zh       = { name = "没有王，一张级牌也能亮", summary = "除了一张王加一张级牌，单亮一张级牌也行。" },
}
