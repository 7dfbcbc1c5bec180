return house_rule {
  name    = "Jacks and higher cards alone",
  summary = "Each pack has jacks, queens, kings, aces and both jokers.",
  source  = "rbtying/shengji",
  deck    = { lowest = "J" },
  levels  = { track = "J Q K A", start = "J" },
}
