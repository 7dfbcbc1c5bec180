-- For climbing games: sheds many low cards at once, and keeps bombs until somebody is nearly out.

-- How few cards somebody else holds who still has some.
local function fewest(view)
  local least
  for _, player in ipairs(view.deal:others(view.me)) do
    local left = view:left(player)
    if left > 0 and (not least or left < least) then least = left end
  end
  return least or 0
end

return bot {
  summary = "for climbing games: sheds many low cards, keeps bombs",

  choose = function(view)
    if not view.may.play or not view.may.pass and not view.waits then return nil end
    local plays, hurry = view:plays(), fewest(view) <= 3
    local chosen, most
    for _, play in ipairs(plays) do
      local high = play:last().tier
      local bomb = #play > 2 and #play:ranks() == 1
      local worth = #play * 10 - high - (bomb and not hurry and 60 or 0)
      if #play == #view.hand then return play, "it goes out" end
      if not most or worth > most then chosen, most = play, worth end
    end
    if view.top and (not chosen or most < (hurry and -100 or -20)) then return "pass" end
    return chosen
  end,
}
