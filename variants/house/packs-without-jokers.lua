return house_rule {
  name    = "No jokers",
  summary = "The packs are of 52 cards.",
  source  = "rbtying/shengji",
  deck    = { LJ = 0, HJ = 0 },
  zh      = { name = "不用王", summary = "每副牌52张。" },
}
