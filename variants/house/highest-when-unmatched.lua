return house_rule {
  name    = "Who cannot match the lead gives the highest cards",
  summary = "Tractors and sets as far as they go, and the highest cards of the suit beside them.",
  source  = "Shandong",
  follow  = { owes = { "suit", "shape", "tractors", "sets", "highest" } },
  zh      = { name = "跟不上要出最大的牌", summary = "能跟的拖拉机、对子都跟，其余出这门最大的牌。" },
}
