return house_rule {
  name    = "Without a trump suit only the jokers are trump",
  summary = "The cards of the trump rank are then ordinary cards between their neighbours.",
  source  = "Cardgames.wiki, Tractor",
  order   = { no_trump = { "LJ", "HJ" } },
  zh      = { name = "打无主时只有王是主", summary = "级牌这时是普通牌，排在相邻的点数之间。" },
}
