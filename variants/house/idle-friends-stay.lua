return house_rule {
  name    = "A friend who won no point does not rise",
  summary = "Friends rise with the declarer only if there was a point in the tricks that they won.",
  advance = { steps = wrap(function(player, steps, result, inherited)
    local friend = player.side == "declarers" and player ~= result.declarer
    return friend and player.won == 0 and 0 or inherited()
  end) },
  zh      = { name = "没赢到分的朋友不升级", summary = "朋友赢的墩里有分，才跟庄家一起升。" },
}
