return house_rule {
  name    = "A joker and a rank pair change trumps; two like jokers end the bidding",
  summary = "Change (改主) and attack (攻主): the attack leaves no trump suit. Cards that were shown are spent; if nobody declares there is no trump suit.",
  source  = "Rules of Shandong",
  declare = { shown = "spent", nobody = "no trump",
    bids  = { change = { joker = 1, rank = 2 }, jokers = { joker = 2, trump = "none", locks = true } },
    beats = function(new) return new.kind ~= "suit" end },
}
