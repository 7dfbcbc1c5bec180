return house_rule {
  name    = "Declarers who win the last trick take the kitty's points off the opponents' ones",
  summary = "The kitty counts once for declarers who win the last trick, against the opponents.",
  score   = { points = wrap(function(points, result, inherited)
    local winner = not result.offender and result.last_trick.winner  -- a throw may have ended the play before
    local saved = winner and winner.side == "declarers"
    return inherited() - (saved and result.deal.kitty:points() or 0)
  end) },
}
