return house_rule {
  name    = "A failed throw ends the play and leaves debts",
  summary = "Nobody rises; the leader owes two levels and each team-mate one, which are paid with the next levels won.",
  throw   = { forced = "play ends", penalty = { loses = "leader's side" } },
  deal    = { ends = function(result)
    for _, p in ipairs(result.deal.players) do
      local m, won = p.memory, p.side == result.side and result.levels or 0
      m.paid = math.min(m.debt or 0, won)
      m.debt = (m.debt or 0) - m.paid
      if result.offender and p.side == result.offender.side then
        m.debt = m.debt + (p == result.offender and 2 or 1)
      end
    end
  end },
  advance = { steps = wrap(function(player, steps, result, inherited)
    return math.max(0, inherited() - (player.memory.paid or 0))
  end) },
}
