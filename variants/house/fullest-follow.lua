return house_rule {
  name    = "The lead must be matched as fully as possible",
  summary = "The whole shape if it is held; else the largest sets that fit into it; among these the longest tractor.",
  follow  = { owes = { "suit", "shape", "sets", "tractors" }, smaller = "set by set" },
  zh      = { name = "跟牌要尽量跟足", summary = "有同样的牌型就跟；没有就先跟尽量大的同张，再看最长的拖拉机。" },
}
