return house_rule {
  name    = "The play ends as soon as the opponents have eighty points",
  summary = "The rest is not played, and the kitty does not count.",
  score   = { early_end = function(deal)
    local points = 0
    for _, player in ipairs(deal.players) do
      if player.side == "opponents" then points = points + player.won end
    end
    return points >= 80
  end },
  zh      = { name = "闲家满八十分就停", summary = "后面不打了，底牌也不算。" },
}
