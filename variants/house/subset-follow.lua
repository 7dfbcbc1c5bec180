return house_rule {
  name    = "The largest part of the lead that can be followed must be followed",
  summary = "The whole shape if it is held; else the longest tractor that fits; else sets, also smaller ones.",
  follow  = { owes = { "suit", "shape", "tractors", "sets" }, smaller = "set by set" },
  zh      = { name = "能跟多少就跟多少", summary = "有同样的牌型就跟；没有就跟最长的拖拉机；再没有就跟对子，小的也要跟。" },
}
