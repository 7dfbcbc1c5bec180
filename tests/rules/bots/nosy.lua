-- Asks for another's hand.
return bot {
  choose = function(view)
    if view.may.play then return view.deal:others(view.me)[1].hand end
  end,
}
