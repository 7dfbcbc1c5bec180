return house_rule {
  name     = "A field of something that is no rank",
  requires = { "six-card-kitty-low-cards-out" },
  deck     = { spares = function() return "low ones" end },
}
