return house_rule {
  name    = "Opponents who take the last trick with a jack send the declarers back to two",
  summary = "At the level of jacks, and with one single jack alone; what the deal earned is counted from there.",
  source  = "rbtying/shengji",
  excludes = { "jacks-and-higher" },
  advance = { demote = function(player, result)
    local last = result.last_trick
    if player.side == "declarers" and not result.offender and last.winner and last.winner.side == "opponents"
      and result.declarer.rank == "J" and #last.best == 1 and last.best.cards:count("J") == 1 then return "2" end
  end },
  zh      = { name = "闲家用J抠底，庄家方退回2", summary = "打J时单张J赢末墩就退；这副该升的从2算起。" },
}
