return house_rule {
  name    = "All jokers stay in the deck",
  summary = "Every pack brings both jokers; the kitty is the size nearest to six (of two the larger) that lets hands come out even.",
  deck    = { players = {  -- cards each: 20 17, 22 19, 17 16, 14 17
    [5]  = { packs = 2, LJ = 2, HJ = 2, kitty = 8 }, [6]  = { packs = 2, LJ = 2, HJ = 2, kitty = 6 },
    [7]  = { packs = 3, LJ = 3, HJ = 3, kitty = 8 }, [8]  = { packs = 3, LJ = 3, HJ = 3, kitty = 10 },
    [9]  = { packs = 3, LJ = 3, HJ = 3, kitty = 9 }, [10] = { packs = 3, LJ = 3, HJ = 3, kitty = 2 },
    [11] = { packs = 3, LJ = 3, HJ = 3, kitty = 8 }, [12] = { packs = 4, LJ = 4, HJ = 4, kitty = 12 },
  } },
  zh      = { name = "王全部留下", summary = "每副牌都有大小王；底牌取最接近六张而能分匀的张数（一样近取多的）。" },
}
