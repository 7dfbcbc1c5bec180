return house_rule {
  name    = "The kitty counts by the play that wins",
  summary = "The kitty's points count twice the cards of the longest part in the play that wins the last trick.",
  kitty   = { multiplier = "winner's longest unit" },
  zh      = { name = "抠底看赢的那手牌", summary = "赢末墩的那手牌里最长部分有几张，底牌分乘几的两倍。" },
}
