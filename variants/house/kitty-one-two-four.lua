return house_rule {
  name    = "The kitty counts once, twice or four times",
  summary = "The kitty's points count once for a single card led to the last trick, twice for a pair, four times for anything longer.",
  kitty   = { multiplier = function(trick) return ({ 1, 2 })[trick.lead:longest_unit()] or 4 end },
  zh      = { name = "抠底一倍、两倍或四倍", summary = "末墩领出单张算一倍，对子两倍，更长的都是四倍。" },
}
