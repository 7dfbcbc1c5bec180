return house_rule {
  name    = "The last trick is worth ten points",
  summary = "Opponents who win it have ten points more, whatever lies in the kitty.",
  score   = { points = wrap(function(points, result, inherited)
    local winner = not result.offender and result.last_trick.winner  -- a throw may have ended the play before
    return inherited() + (winner and winner.side == "opponents" and 10 or 0)
  end) },
  zh      = { name = "末墩算十分", summary = "闲家赢末墩多得十分，不管底牌里有什么。" },
}
