return house_rule {
  name    = "A joker with a pair of rank cards declares",
  summary = "One joker beside two like cards of the trump rank is a bid of three cards, and the pair names trumps.",
  declare = { bids = { joker_with_pair = { joker = 1, rank = 2 } } },
}
