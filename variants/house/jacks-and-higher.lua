return house_rule {
  name    = "Jacks and higher cards alone",
  summary = "Each pack has jacks, queens, kings, aces and both jokers.",
  source  = "rbtying/shengji",
  deck    = { lowest = "J" },
  levels  = { track = "J Q K A", start = "J" },
  zh      = { name = "只用J以上的牌", summary = "每副牌只有J、Q、K、A和大小王。" },
}
