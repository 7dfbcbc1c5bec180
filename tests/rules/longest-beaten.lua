return house_rule {
  name  = "The longest part that can be beaten stays",
  throw = { forced = function(throw) return throw.beaten[1] end },
}
