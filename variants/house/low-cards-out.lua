return house_rule {
  name    = "Low cards are taken out for a kitty of six",
  summary = "Four, six or eight players; a few low cards of different suits are taken out, so that hands come out even.",
  deck    = { players = {  -- cards each: 25 17 19
    [4] = { packs = 2, LJ = 2, HJ = 2, kitty = 6, without = "2S 3C" },
    [6] = { packs = 2, LJ = 2, HJ = 2, kitty = 6 },
    [8] = { packs = 3, LJ = 3, HJ = 3, kitty = 6, without = "2S 3C 4D 6H" },
  } },
  zh      = { name = "去掉几张小牌，底牌六张", summary = "四、六或八个人；去掉几张不同花色的小牌，使大家张数相同。" },
}
