return house_rule {
  name  = "A throw that a team-mate stops costs nothing",
  throw = { penalty = function(throw) return throw.objector.side == throw.player.side and 0 or 10 end },
}
