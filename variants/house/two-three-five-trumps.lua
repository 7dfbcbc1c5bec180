return house_rule {
  name    = "Two, three and five are always trump",
  summary = "They stand in this order above the trump suit and under the trump rank, the trump suit's own card on top of each rank.",
  source  = "Shandong rules",
  order   = {
    trumps = { "suit", "2", "3", "5", "rank", "LJ", "HJ" }, no_trump = { "2", "3", "5", "rank", "LJ", "HJ" },
  },
  zh      = { name = "2、3、5永远是主", summary = "由小到大排在主花色之上、级牌之下，同点里主花色的最大。" },
}
