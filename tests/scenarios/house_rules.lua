-- House rules laid over a game: functions that refuse or go wrong, files with mistakes.
return scenarios { game = "pagat", players = 6, packs = 3, trump = "9C",
  { "A house rule refuses with its own sentence", rules = "../rules/no-aces.lua", lead = "JH",
    hand = "AH 6H", legal = { "6H" }, illegal = { AH = "aces stay in the hand" } },
  { "A function that loops stops its action only, and is named with its line",
    rules = "../rules/loop.lua", lead = "JJH", hand = "TTH", play = "TTH", error = "loop.lua:3" },
  { "A misspelt field is refused with file and line", rules = "../rules/broken.lua",
    error = "broken.lua:3" },
  { "The nearest field is named", rules = "../rules/broken.lua", error = "tractors" },
  { "Two house rules add up", trump = "5H",
    rules = { "tractor-above-ace", "../rules/highest-set.lua" }, lead = "HJ HJ LJ LJ",
    units = "2x2" },
}
