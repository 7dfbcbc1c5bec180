return house_rule {
  name    = "Declarers who win the last trick take the kitty's points off the opponents' ones",
  summary = "The kitty counts once for declarers who win the last trick, against the opponents.",
  score   = { points = wrap(function(points, result, inherited)
    local winner = not result.offender and result.last_trick.winner  -- a throw may have ended the play before
    local saved = winner and winner.side == "declarers"
    return inherited() - (saved and result.deal.kitty:points() or 0)
  end) },
  zh      = { name = "庄家方赢末墩，底牌的分从闲家的分里扣", summary = "庄家方赢了末墩，闲家的分减去底牌的分。" },
}
