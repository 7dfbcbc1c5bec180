return house_rule {
  name    = "A pair ends the bidding",
  summary = "Nobody declares after two cards or more have been shown together.",
  declare = { does = function(bid) return { locks = bid.count >= 2 } end },
  zh      = { name = "亮了对子就不能再反", summary = "两张以上一起亮出来之后，谁也不能再亮。" },
}
