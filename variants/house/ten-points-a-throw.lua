return house_rule {
  name    = "A failed throw costs ten points",
  summary = "Each throw that fails moves ten points to the other side, however many cards are taken back.",
  source  = "rbtying/shengji, issue 135",
  throw   = { penalty = 10 },
  zh      = { name = "甩牌失败罚十分", summary = "每次甩牌失败罚十分，不管收回几张。" },
}
