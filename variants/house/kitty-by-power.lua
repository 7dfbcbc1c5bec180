return house_rule {
  name    = "The kitty doubles for each card of the longest part led",
  summary = "The kitty's points count two, four, eight … times for one, two, three … cards in the longest part led to the last trick.",
  source  = "rbtying/shengji, KittyPenalty Power",
  kitty   = { multiplier = function(trick) return 2 ^ trick.lead:longest_unit() end },
  zh      = { name = "末墩最长的部分每多一张，抠底翻一番", summary = "末墩领出的最长部分有一、二、三……张，底牌分乘二、四、八……。" },
}
