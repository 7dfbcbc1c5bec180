return house_rule {
  name    = "Declarers rise only if they win the last trick",
  summary = "Too few points for the opponents are not enough: who loses the last trick stays where he is.",
  source  = "hzoo/shengji",
  score   = { adjust = function(side, levels, result)
    local winner = not result.offender and result.last_trick.winner  -- a throw may have ended the play before
    return side, side == "declarers" and winner and winner.side == "opponents" and 0 or levels
  end },
  zh      = { name = "庄家方要赢末墩才升级", summary = "光压住闲家的分还不够：末墩输了就不升。" },
}
