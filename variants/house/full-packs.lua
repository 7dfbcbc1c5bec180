return house_rule {
  name    = "A full pack for every two players",
  summary = "One pack with both jokers for every two players; what is left over, five cards at least, is the kitty.",
  deck    = { players = "4-12", packs = function(players) return players // 2 end },
  kitty   = { size = { at_least = 5 } },
  doc     = { ["deck.packs"] = "a full pack for every two players" },
  zh      = { name = "两个人一整副牌", summary = "每两个人一副带大小王的牌；分剩下的是底牌，至少五张。",
    doc = { ["deck.packs"] = "每两个人一整副牌" } },
}
