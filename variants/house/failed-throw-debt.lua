return house_rule {
  name    = "A failed throw ends the play and leaves debts",
  summary = "Nobody rises; the leader owes two levels and each team-mate one, which the next levels won go to pay.",
  throw   = { forced = unless_set "play ends", penalty = function(throw, deal)
    if #throw.forced == 0 then return { loses = "leader's side" } end
    local failed, by = deal.memory.failed or {}, throw.player.seat  -- and the play goes on
    failed[by] = (failed[by] or 0) + 1
    deal.memory.failed = failed
    return 0
  end },
  deal    = { ends = function(result)
    local failed = result.deal.memory.failed or {}
    for _, p in ipairs(result.deal.players) do
      local m, won = p.memory, p.side == result.side and result.levels or 0
      m.paid = m.debt and math.min(m.debt, won)
      local debt = (m.debt or 0) - (m.paid or 0)
      for _, by in ipairs(result.deal.players) do
        local times = (failed[by.seat] or 0) + (by == result.offender and 1 or 0)
        debt = debt + times * (by == p and 2 or by.side == p.side and 1 or 0)
      end
      m.debt = debt > 0 and debt or nil
    end
  end },
  advance = { steps = wrap(function(player, steps, result, inherited)
    return math.max(0, inherited() - (player.memory.paid or 0))
  end) },
  doc     = {
    ["throw.penalty"] = "the play ends and the leader's side loses the deal; where another rule lets the play go on, the failed throw is only remembered",
    ["deal.ends"] = "debts are written down, two levels for who threw and one for each team-mate, and levels that are won pay for them",
    ["advance.steps"] = "as many levels fewer as went to pay debts",
  },
  zh      = { name = "甩牌失败，这副结束，还要欠级", summary = "谁也不升；甩牌的人欠两级，队友各欠一级，以后升的级先还。",
    doc = {
      ["throw.penalty"] = "这副牌就此结束，甩牌一方算输；别的规则让牌继续打时，只记下这次失败",
      ["deal.ends"] = "记账：甩牌的人欠两级，队友各欠一级，赢的级先还账",
      ["advance.steps"] = "升的级里扣掉还账的",
    } },
}
