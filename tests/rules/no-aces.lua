return house_rule {
  name   = "Nobody follows with an ace",
  follow = { refuse = function(play)
    if play.cards:count("A") > 0 then return "aces stay in the hand" end
  end },
}
