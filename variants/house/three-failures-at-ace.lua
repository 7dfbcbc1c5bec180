return house_rule {
  name    = "Who fails three times as declarer at ace falls back to two",
  summary = "Only a deal that is won at ace makes the failures forgotten.",
  deal    = { ends = function(result)
    local declarer = result.declarer
    local m = declarer.memory
    if declarer.rank == "A" then m.failures = result.side ~= "declarers" and (m.failures or 0) % 3 + 1 or nil end
  end },
  advance = { demote = wrap(function(player, result, inherited)
    local here = player == result.declarer and player.rank == "A"
    return here and player.memory.failures == 3 and "2" or inherited()
  end) },
  doc     = {
    ["deal.ends"] = "a declarer's failures at ace are counted; a deal that is won there makes them forgotten",
    ["advance.demote"] = "at the third failure the declarer falls back to two",
  },
  zh      = { name = "打A三次不过，退回2", summary = "要在打A的那副赢了，才不再算。",
    doc = {
      ["deal.ends"] = "记下庄家打A失败了几次；打A赢了就不再算",
      ["advance.demote"] = "第三次失败，庄家退回2",
    } },
}
