return house_rule {
  name    = "No card below five, and no level",
  summary = "Twos, threes and fours are left out of every pack, and the levels begin at five.",
  source  = "rbtying/shengji",
  deck    = { lowest = "5" },
  levels  = { track = "5 6 7 8 9 T J Q K A", start = "5" },
  zh      = { name = "没有5以下的牌，也不打这些级", summary = "每副牌去掉2、3、4，从5打起。" },
}
