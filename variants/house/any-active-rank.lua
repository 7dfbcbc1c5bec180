return house_rule {
  name    = "The level of any active player may be declared",
  summary = "Everybody may show the rank of any player who did not lose the last deal; if the bidder is not such a one (or passive, and showed jokers), the next who is becomes declarer.",
  levels  = { standing = "active and passive" },
  declare = {
    by = "anyone",
    rank = function(player, deal)
      local ranks = {}
      for _, p in ipairs(deal.players) do if p.active then ranks[#ranks + 1] = p.rank end end
      return ranks
    end,
    declarer = function(bids, deal)
      local p = deal.bid.player
      for _ = 1, #deal.players do  -- jokers have no rank; of other cards it may be nobody's
        if p.active and p.rank == (deal.bid.rank or p.rank) then break end
        p = deal:after(p)
      end
      return p
    end,
  },
  doc     = {
    ["declare.rank"] = "the level of every player who is active",
    ["declare.declarer"] = "who made the standing declaration, if active and on the level shown; else the next player who is both",
  },
  zh      = { name = "可以亮任何上场者的级牌", summary = "谁都可以亮上一副没输的人的级牌；亮的人自己若不是这样（或下场而亮了王），由下一个是的人坐庄。",
    doc = {
      ["declare.rank"] = "每个上场者的级都可以亮",
      ["declare.declarer"] = "亮主有效的人，只要上场而且正打这一级；不然就是下一个这样的人",
    } },
}
