return house_rule {
  name    = "Five players have a kitty of six too",
  summary = "Five players leave out the small jokers: 20 cards each and six in the kitty.",
  deck    = { players = { [5] = { packs = 2, LJ = 0, HJ = 2, kitty = 6 } } },
  zh      = { name = "五个人底牌也是六张", summary = "五个人去掉小王：每人20张，底牌六张。" },
}
