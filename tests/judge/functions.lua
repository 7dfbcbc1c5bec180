-- Functions in every field that judge asks about, each of which looks at its deal.
return house_rule {
  name    = "The game as it is, but asked in Lua",
  points  = { cards = function(card, trump, inherited) return trump and inherited() end },
  declare = {
    beats  = function(new, old, deal, inherited) return #deal.players >= 2 and inherited() end,
    refuse = function(bid, deal)
      if bid.player.hand:count("LJ") > 0 and not deal.bid then return "not with a small joker" end
    end,
  },
  kitty   = { multiplier = function(trick, deal) return 3 * #trick.lead.units end },
  friends = {
    callable = function(card, deal, inherited) return deal.trump.suit ~= nil and inherited() end,
    refuse   = function(call, deal)
      if deal.declarer.hand:count(call.card) > 0 then return "call what you do not hold" end
    end,
  },
  order   = { tractors = function(low, high, trump, inherited) return inherited() end },
  lead    = { refuse = function(play, hand, deal)
    if play.cards:count("K") > 0 and #hand > 1 then return "kings wait" end
  end },
  follow  = { refuse = function(play, lead, hand, deal)
    if lead.player and play.cards:count("Q") > 0 then return "queens wait" end
  end },
  throw   = {
    allowed    = function(play, deal, inherited) return #play.units < 3 and inherited() end,
    stopped_by = function(player, throw, deal) return player.seat ~= "B" end,
  },
  win     = { beats = function(new, best, lead, deal, inherited)
    return inherited() or new.cards:count("2") == #new.cards
  end },
  score   = {
    bands      = function(points, deal, inherited) return inherited(points + 5) end,
    short_team = function(levels, missing, result) return levels + missing + 10 * #result.declarers end,
    adjust     = function(side, levels, result) return side, levels + 1 end,
  },
  advance = { steps = function(player, steps, result)
    return player.rank == "T" and 1 or steps
  end },
}
