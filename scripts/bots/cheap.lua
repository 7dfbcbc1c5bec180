-- Takes tricks that have points with the cheapest cards that win them; else it plays what it misses
-- least, and gives points to a partner who is winning.

-- What a play costs: high cards and trumps are worth keeping.
local function cost(cards)
  local sum = 0
  for card, copies in cards:kinds() do
    sum = sum + copies * ((card.tier or 0) + (card.trump and 20 or 0))
  end
  return sum
end

-- The best of the plays by a worth; of several the first.
local function best(plays, worth)
  local most, found
  for _, play in ipairs(plays) do
    local here = worth(play)
    if not most or here > most then most, found = here, play end
  end
  return found
end

return bot {
  summary = "wins points cheaply, gives them to partners, keeps high cards",

  choose = function(view)
    if not view.may.play or view.top or not view.deal.order then return nil end
    local plays = view:plays()
    if not view.trick then -- leads: the longest unit, of plain suits the highest
      return best(plays, function(play)
        return 30 * #play - (play:count("trumps") > 0 and 40 or 0) + cost(play)
      end), "it leads many cards, and high ones"
    end
    local friendly = view.trick.winner.side == view.me.side
    return best(plays, function(play)
      local points = play:points()
      if view:wins(play) then return view.trick.points + points - cost(play) / 20 end
      return (friendly and points or -points) - cost(play) / 20
    end)
  end,
}
