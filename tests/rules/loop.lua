return house_rule {
  name   = "A rule that never comes to an end",
  follow = { refuse = function() while true do end end },
}
