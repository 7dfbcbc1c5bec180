return house_rule {
  name    = "The last trick is worth ten points",
  summary = "Opponents who win it have ten points more, whatever lies in the kitty.",
  score   = { points = wrap(function(points, result, inherited)
    return inherited() + (result.last_trick.winner.side == "opponents" and 10 or 0)
  end) },
}
