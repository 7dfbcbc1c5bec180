return house_rule {
  name    = "The score goes in steps of forty, with eight players of fifty-five",
  summary = "The rows of the score table are forty points apart, with eight players fifty-five.",
  score   = { step = function(players) return players == 8 and 55 or 40 end },
  zh      = { name = "四十分一档，八个人五十五分一档", summary = "计分表每档四十分，八个人时五十五分。" },
}
