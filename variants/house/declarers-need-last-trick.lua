return house_rule {
  name    = "Declarers rise only if they win the last trick",
  summary = "Too few points for the opponents are not enough: who loses the last trick stays where he is.",
  source  = "hzoo/shengji",
  score   = { adjust = function(side, levels, result)
    local lost = side == "declarers" and result.last_trick.winner.side == "opponents"
    return side, lost and 0 or levels
  end },
}
