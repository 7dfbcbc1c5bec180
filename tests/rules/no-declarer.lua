return house_rule {
  name    = "Nobody declares: hearts",
  declare = { nobody = function() return { trump = "hearts" } end },
}
