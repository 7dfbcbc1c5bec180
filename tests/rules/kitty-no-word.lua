return house_rule {
  name  = "Neither a word nor a number",
  kitty = { multiplier = function() return "the longest" end },
}
