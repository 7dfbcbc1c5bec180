return house_rule {
  name    = "Trumps are auctioned: who promises most points names them",
  summary = "Nothing is shown while cards are drawn; the declarers rise one level if they win the points that were promised, or else the opponents.",
  declare = { bids = { suit = false, jokers = false }, beats = {}, nobody = function(kitty, deal)
    return { declarer = deal.declarer or deal.players[1], trump = "none" }
  end },
  phases  = {
    auction = { after = "draw",
      turn = function(deal, m)
        local next = m.last and deal:after(deal:player(m.last)) or deal.declarer
        while m[next.seat] and next.seat ~= m.high do next = deal:after(next) end
        return next.seat ~= m.high and next or nil
      end,
      actions = function(deal, player, m)
        local words = { m.high and "pass" }
        for points = (m.points or 95) + 5, 200, 5 do words[#words + 1] = { "bid", points } end
        return words
      end,
      does = function(deal, player, action, m)
        m.last = player.seat
        if action == "pass" then m[player.seat] = true return end
        m.high, m.points = player.seat, action[2]
        return { declarer = player }
      end },
    name_trumps = { after = "auction",
      turn    = function(deal, m) return not m.done and deal.declarer or nil end,
      actions = function() return { "spades", "hearts", "diamonds", "clubs", "none" } end,
      does    = function(deal, player, action, m)
        m.done = true
        return { trump = action == "none" and action or action:sub(1, 1):upper() }
      end },
  },
  score   = { bands = function(points, deal)
    return 200 - points >= (deal.memory.auction.points or 0) and "declarers" or "opponents", 1
  end },
  doc     = { ["declare.nobody"] = "the auction comes after the draw; until then there is no trump suit", ["phases"] = "after the draw each in turn bids more points or passes; the highest bidder is declarer and names trumps", ["score.bands"] = "one level: for the declarers if they won the points they bid, else for the opponents" },
  zh      = { name = "叫分定主：谁叫得最多谁定主", summary = "抓牌时不亮；庄家方拿到所叫的分就升一级，拿不到闲家升一级。", words = { auction = "叫分" },
    doc = { ["declare.nobody"] = "抓完牌才叫分；在那以前没有主花色", ["phases"] = "抓完牌轮流叫更多的分，或者不叫；叫得最高的人坐庄并定主", ["score.bands"] = "升一级：庄家方拿到所叫的分就归庄家方，不然归闲家" } },
}
