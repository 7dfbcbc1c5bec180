return house_rule {
  name  = "What stays was never thrown",
  throw = { forced = function() return cards "2H" end },
}
