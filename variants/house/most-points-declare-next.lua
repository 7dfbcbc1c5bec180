return house_rule {
  name    = "After a defeat the opponent who won most points is the next declarer",
  summary = "Of as many the first in turn after the declarer.",
  advance = { declarer = function(result, inherited)
    if result.side ~= "opponents" then return inherited() end
    local best = result.opponents[1]
    for _, player in ipairs(result.opponents) do
      if player.won > best.won then best = player end
    end
    return best
  end },
  zh      = { name = "庄家输了，由得分最多的闲家坐庄", summary = "得分一样多时取庄家之后最近的。" },
}
