return house_rule {
  name    = "The kitty counts double",
  summary = "Opponents who win the last trick get the kitty's points twice, whatever was led.",
  kitty   = { multiplier = 2 },
  zh      = { name = "抠底加倍", summary = "闲家赢末墩，不论领出什么，底牌分都乘二。" },
}
