return house_rule {
  name  = "Of trumps two cards may be thrown and no more",
  throw = { allowed = function(play) return #play > 2 and "plain suits" or "any suit" end },
}
