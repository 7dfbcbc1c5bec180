return house_rule {
  name    = "All jokers stay in the deck",
  summary = "Every pack brings both jokers; the kitty is the size nearest to six that lets hands come out even.",
  deck    = { players = {  -- cards each: 20 17 22
    [5] = { packs = 2, LJ = 2, HJ = 2, kitty = 8 }, [6] = { packs = 2, LJ = 2, HJ = 2, kitty = 6 },
    [7] = { packs = 3, LJ = 3, HJ = 3, kitty = 8 },
  } },
}
