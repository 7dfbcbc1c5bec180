return house_rule {
  name    = "A jack in the last deciding unit and 120 points: back to two; what was defended stays so",
  summary = "A level that a player has defended is no stop any more, also on the second way up.",
  source  = "Shandong rules",
  excludes = { "jacks-and-higher" },
  advance = {
    stops  = wrap(function(rank, player, result, inherited)
      return not player.memory[rank] and inherited() or nil
    end),
    demote = function(player, result)
      local last = result.last_trick
      if player.side == "declarers" and not result.offender and last.winner and last.winner.side == "opponents"
        and result.declarer.rank == "J" and result.points >= 120 and last.best.units[1].cards:count("J") > 0 then return "2" end
    end,
  },
  deal    = { ends = function(result)
    for _, p in ipairs(result.side == "declarers" and result.declarers or {}) do p.memory[p.rank] = true end
  end },
  doc     = {
    ["advance.stops"] = "a level is no stop any more for who has defended it",
    ["advance.demote"] = "declarers at jack fall back to two when the opponents have 120 points and win the last trick with a jack in its largest unit",
    ["deal.ends"] = "declarers who win have defended their levels",
  },
  zh      = { name = "末墩的决定部分有J，又有120分：退回2，守过的级不再退", summary = "守过的级不再是必打，第二轮上来也一样。",
    doc = {
      ["advance.stops"] = "守过的级不再是必打",
      ["advance.demote"] = "打J的庄家方，闲家得满120分，又用最大部分里有J的牌赢了末墩，就退回2",
      ["deal.ends"] = "庄家方胜了，各人的级就算守过",
    } },
}
