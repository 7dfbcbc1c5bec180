return house_rule {
  name    = "The ace must be defended",
  summary = "Nobody jumps over the ace, and only declarers who win a deal that was played at ace leave it.",
  advance = { stops = wrap(function(rank, player, result, inherited)
    if rank == "A" then return "declarer" end
    return inherited()
  end) },
  zh      = { name = "A要守过", summary = "不能跳过A，庄家在打A的那副赢了才能过。" },
}
