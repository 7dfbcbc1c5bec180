return house_rule {
  name    = "The level of any active player may be declared",
  summary = "Everybody may show the rank of any player who did not lose the last deal; if the bidder is not such a one, the next who is becomes declarer.",
  levels  = { standing = "active and passive" },
  declare = {
    rank = function(player, deal)
      local ranks = {}
      for _, p in ipairs(deal.players) do if p.active then ranks[#ranks + 1] = p.rank end end
      return ranks
    end,
    declarer = function(bids, deal)
      local p = deal.bid.player
      while not (p.active and p.rank == deal.bid.rank) do p = deal:after(p) end
      return p
    end,
  },
}
