return house_rule {
  name    = "A declarer without any friend wins twice as much",
  summary = "A declarer who stays alone (独打) and wins rises twice as far.",
  score   = { adjust = function(side, levels, result)
    local alone = side == "declarers" and #result.declarers == 1
    return side, alone and 2 * levels or levels
  end },
  zh      = { name = "独打的庄家升级加倍", summary = "庄家没有朋友而赢了（独打），升级加倍。" },
}
