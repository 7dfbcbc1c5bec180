return house_rule {
  name    = "The kitty counts twice for each card of the last lead",
  summary = "If the opponents win the last trick the kitty's points count twice as often as cards were led to it.",
  source  = "tonyyunyang/80-fen-shengji",
  kitty   = { multiplier = function(trick) return 2 * #trick.lead end },
  zh      = { name = "抠底按末墩领出的张数翻倍", summary = "闲家赢末墩，底牌分乘末墩领出张数的两倍。" },
}
