return house_rule {
  name  = "A word or a number",
  kitty = { multiplier = function(trick) return #trick.lead > 2 and "longest unit" or 3 end },
}
