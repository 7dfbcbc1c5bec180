return house_rule {
  name   = "Who has led a throw that failed keeps the fives",
  follow = { refuse = function(play, lead, hand, deal)
    if deal.turn.memory.fails and play.cards:count("5") > 0 then return "the fives stay" end
  end },
}
