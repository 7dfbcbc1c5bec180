return house_rule {
  name    = "A failed throw ends the play and leaves debts",
  summary = "Nobody rises; the leader owes two levels and each team-mate one, which the next levels won go to pay.",
  throw   = { forced = "play ends", penalty = { loses = "leader's side" } },
  deal    = { ends = function(result)
    local offender = result.offender
    for _, p in ipairs(result.deal.players) do
      local m, won = p.memory, p.side == result.side and result.levels or 0
      m.paid = m.debt and math.min(m.debt, won)
      m.debt = m.debt and m.debt > won and m.debt - won or nil
      if offender and p.side == offender.side then
        m.debt = (m.debt or 0) + (p == offender and 2 or 1)
      end
    end
  end },
  advance = { steps = wrap(function(player, steps, result, inherited)
    return math.max(0, inherited() - (player.memory.paid or 0))
  end) },
}
