return house_rule {
  name    = "Every deal lifts somebody",
  summary = "Opponents win from two steps on, up to four levels; no deal is a draw.",
  score   = { bands = {
    { 0, "declarers", 3 }, { "0+", "declarers", 2 }, { 1, "declarers", 1 },
    { 2, "opponents", 1 }, { 3, "opponents", 2 }, { 4, "opponents", 3 }, { 5, "opponents", 4 },
  } },
  zh      = { name = "每副牌都有人升级", summary = "闲家两档起就升，最多四级；没有平局。" },
}
