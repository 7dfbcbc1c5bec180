return house_rule {
  name    = "The kitty counts twice for each card of the last lead",
  summary = "If the opponents win the last trick the kitty's points count twice as often as cards were led to it.",
  source  = "tonyyunyang/80-fen-shengji",
  kitty   = { multiplier = function(trick) return 2 * #trick.lead end },
}
