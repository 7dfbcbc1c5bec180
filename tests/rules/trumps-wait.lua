return house_rule {
  name = "Trumps are not led by who holds anything else",
  lead = { refuse = function(play, hand)
    if play.suit == "T" and hand:count("trumps") < #hand then return "trumps wait" end
  end },
}
