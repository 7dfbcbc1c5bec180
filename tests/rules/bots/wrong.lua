-- Follows with a pair of sevens, whatever was led and whatever it holds.
return bot {
  summary = "answers what is not legal",
  otherwise = "sensible",
  choose = function(view)
    if view.may.play and (view.trick or view.top) then return "7H 7H" end
  end,
}
