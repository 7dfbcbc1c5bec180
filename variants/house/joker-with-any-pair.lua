return house_rule {
  name    = "A bid is a joker with any pair, which lies face down",
  summary = "The pair's suit is trumps, and is seen when the kitty is buried, by the declarer's neighbour; two like jokers with a pair are higher.",
  source  = "Rules of Shandong (一王带一对)",
  declare = { beats = { "count" }, bids = { jokers = false, suit = false,
    pair = { joker = "1-2", any = 2, face_down = "any" } } },
  kitty   = { buries = "next seat" },
  zh      = { name = "亮主是一张王加任何一对，对子扣着", summary = "对子的花色就是主，扣底时由庄家的下家看；一对王加一对更大。" },
}
