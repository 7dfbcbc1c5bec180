return house_rule {
  name     = "Rick Heli's game",
  summary  = "The declarer follows from the deal before, the kitty names trumps when nobody does, and a joker level follows the ace.",
  source   = "Pagat, Zhao Pengyou, variations",
  requires = { "predetermined-declarer", "kitty-names-trump", "joker-level" },
  zh       = { name = "Rick Heli的打法", summary = "庄家由上一副定；没人亮主看底牌；A后面是只有王做主的一级。" },
}
