return house_rule {
  name    = "The kitty counts once for each card of the longest part led",
  summary = "The kitty's points count once for a single card led to the last trick, twice for a pair, four times for two pairs in sequence.",
  source  = "qian-loong/shengji-godot, AC11 and AC12",
  kitty   = { multiplier = function(trick) return trick.lead:longest_unit() end },
  zh      = { name = "末墩最长的部分有几张，抠底乘几", summary = "末墩领出单张底牌分算一倍，对子两倍，两连对四倍。" },
}
