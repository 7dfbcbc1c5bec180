return house_rule {
  name    = "The score goes in steps of twenty points a pack",
  summary = "The rows of the score table are twenty points apart for every pack.",
  score   = { step = function(players, packs) return 20 * packs end },
  zh      = { name = "一副牌二十分一档", summary = "计分表每档的分是牌的副数乘二十。" },
}
