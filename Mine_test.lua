-- A situation and what is expected of it: tests/README.md lists the keys.
--   { "A pair is owed to a pair", trump = "9C", lead = "JJH",
--     hand = "AH TTH 6H", legal = { "TTH" }, illegal = { A6H = "set-owed" } },
return scenarios { game = "pagat", rules = "./Mine.lua",
  -- what the rule sets, as it is begun: change it there, change it here
  { "The kitty counts four times", fields = { ["kitty.multiplier"] = "4" } },
}
