return house_rule {
  name    = "Six cards in the kitty, and low cards left out",
  summary = "So many of the lowest cards as do not come out even are left out of the deal, but no points and no level of a player.",
  source  = "rbtying/shengji",
  kitty   = { size = 6 },
  deck    = { fit = "drop low cards" },
  zh      = { name = "底牌六张，去掉几张小牌", summary = "分不匀时去掉最小的牌，但不去分牌，也不去谁的级牌。" },
}
