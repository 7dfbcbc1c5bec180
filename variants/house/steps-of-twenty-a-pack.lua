return house_rule {
  name    = "The score goes in steps of twenty points a pack",
  summary = "The rows of the score table are twenty points apart for every pack.",
  score   = { step = function(players, packs) return 20 * packs end },
}
