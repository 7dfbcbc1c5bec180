return house_rule {
  name    = "Four of a rank in four suits are a rainbow",
  summary = "Four or more cards of one rank out of four suits are led together; who has the like must give it, and the highest rank wins.",
  source  = "rbtying/shengji, compound_formats",
  lead    = { forms = { rainbow = { size = "4+", alike = "rank", suits = 4, owes = { "shape" } } } },
  zh      = { name = "四门同点四张是“彩虹”", summary = "四张以上同点、四门齐全，可以一起领出；有的人必须跟，点数大的赢。", words = { rainbow = "彩虹" } },
}
