return house_rule {
  name    = "The ace must be defended",
  summary = "Nobody jumps over the ace, and only declarers who win a deal that was played at ace leave it.",
  advance = { stops = wrap(function(rank, player, result, inherited)
    if rank == "A" then return "declarer" end
    return inherited()
  end) },
}
