return house_rule {
  name    = "Declarers rise only if they win the last trick",
  summary = "Too few points for the opponents are not enough: who loses the last trick stays where he is.",
  source  = "hzoo/shengji",
  score   = { adjust = function(side, levels, result)
    local winner = result.last_trick.winner  -- nobody, if a throw ended the play at once
    return side, side == "declarers" and winner and winner.side == "opponents" and 0 or levels
  end },
}
