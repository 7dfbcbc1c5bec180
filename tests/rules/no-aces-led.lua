-- What a function forbids is not to be listed.
return house_rule {
  name  = "No aces and no lone pairs are led, no aces buried",
  lead  = { refuse = function(play)
    if play.cards:count("A") > 0 then return "an ace is not led" end
    if #play.cards == 2 and #play.units == 1 then return "a pair is not led" end
  end },
  kitty = { refuse = function(cards)
    if cards:count("A") > 0 then return "an ace is not buried" end
  end },
}
