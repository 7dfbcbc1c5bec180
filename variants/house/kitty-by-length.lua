return house_rule {
  name    = "The kitty counts twice the length of the last trick's longest unit",
  summary = "Opponents who win the last trick with a longer unit get the kitty's points more often.",
  kitty   = { multiplier = "longest unit" },
  zh      = { name = "抠底看末墩最长的部分", summary = "闲家赢末墩的牌型越长，底牌分倍数越多。" },
}
