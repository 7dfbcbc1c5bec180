return house_rule {
  name    = "Of a failed throw the lowest card stays",
  summary = "When a throw fails its lowest card is led alone, if need be out of a set.",
  throw   = { forced = "lowest card" },
  zh      = { name = "甩牌失败，留下最小的一张", summary = "甩牌失败时只领出最小的一张，必要时拆开对子。" },
}
