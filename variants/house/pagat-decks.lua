return house_rule {
  name    = "Jokers are left out so that the kitty is six",
  summary = "Five to twelve players; eight cards in the kitty for five.",
  source  = "Pagat, Zhao Pengyou",
  deck    = { players = {
    [5]  = { packs = 2, LJ = 2, HJ = 2, kitty = 8 }, [6]  = { packs = 2, LJ = 2, HJ = 2, kitty = 6 },
    [7]  = { packs = 2, LJ = 0, HJ = 0, kitty = 6 }, [8]  = { packs = 3, LJ = 0, HJ = 2, kitty = 6 },
    [9]  = { packs = 3, LJ = 0, HJ = 3, kitty = 6 }, [10] = { packs = 3, LJ = 0, HJ = 0, kitty = 6 },
    [11] = { packs = 3, LJ = 2, HJ = 2, kitty = 6 }, [12] = { packs = 4, LJ = 0, HJ = 2, kitty = 6 },
  } },
  zh      = { name = "去掉几张王，底牌六张", summary = "五到十二个人；五个人时底牌八张。" },
}
