return house_rule {
  name    = "A pair ends the bidding",
  summary = "Nobody declares after two cards or more have been shown together.",
  declare = { does = function(bid) return { locks = bid.count >= 2 } end },
}
