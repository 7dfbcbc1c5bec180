-- Changes of rules that no situation shows, and why (`pengyou test --coverage`, tests/README.md).
return unnoticed {
  -- Of the winners the next one counts from the declarer on, who comes last: that is the partner. Of the side that
  -- beat the declarers it is the next opponent.
  { "pagat", "deal.next.lost: \"next winner\" -> \"next opponent\"", looked = 20000, why = "After a defeat the winners are the opponents." },
  { "friends", "deal.next.won: \"next winner\" -> \"partner\"", looked = 20000, why = "The next winner beside the declarer is the partner." },
  { "friends", "deal.next.lost: \"next winner\" -> \"next opponent\"", looked = 20000, why = "After a defeat the winners are the opponents." },
  { "friends", "advance.declarer.won: \"next winner\" -> \"partner\"", looked = 20000, why = "The next winner beside the declarer is the partner." },
  { "friends", "advance.declarer.lost: \"next winner\" -> \"next opponent\"", looked = 20000, why = "After a defeat the winners are the opponents." },
  { "declarer-partner", "advance.declarer.lost: \"next opponent\" -> \"next winner\"", looked = 20000, why = "After a defeat the winners are the opponents." },
  { "predetermined-declarer", "deal.next.won: \"partner\" -> \"next winner\"", looked = 20000, why = "The next winner beside the declarer is the partner." },
  { "predetermined-declarer", "deal.next.lost: \"next opponent\" -> \"next winner\"", looked = 20000, why = "After a defeat the winners are the opponents." },
  { "predetermined-declarer", "advance.declarer.won: \"partner\" -> \"next winner\"", looked = 20000, why = "The next winner beside the declarer is the partner." },
  { "predetermined-declarer", "advance.declarer.lost: \"next opponent\" -> \"next winner\"", looked = 20000, why = "After a defeat the winners are the opponents." },
  { "unbeaten-declarer-draws-first", "deal.next.lost: \"next winner\" -> \"next opponent\"", looked = 20000, why = "After a defeat the winners are the opponents." },

  -- Whose bid stands is the declarer of a game in which nobody is named beforehand.
  { "pagat", "deal.next.won: \"declarer\" -> \"bidder\"", looked = 20000, why = "The bidder is the declarer." },
  { "unbeaten-declarer-draws-first", "deal.next.won: \"declarer\" -> \"bidder\"", looked = 20000, why = "The bidder is the declarer." },
  { "declarer-stays-or-last-winner", "advance.declarer.won: \"declarer\" -> \"bidder\"", looked = 20000, why = "A bidder who is not the declarer is only seen over a whole deal." },
  { "declarer-stays-or-next-seat", "advance.declarer.won: \"declarer\" -> \"bidder\"", looked = 20000, why = "A bidder who is not the declarer is only seen over a whole deal." },

  -- Jokers have no suit that they could name.
  { "friends", "declare.bids.jokers.trump", looked = 20000, why = "Jokers have no suit." },
  { "online", "declare.bids.lone_joker.trump", looked = 20000, why = "A joker has no suit." },
  { "all-copies-of-a-joker", "declare.bids.jokers.trump", looked = 20000, why = "Jokers have no suit." },
  { "all-small-jokers-or-all-big-but-one", "declare.bids.jokers.trump", looked = 20000, why = "Jokers have no suit." },
  { "change-and-attack", "declare.bids.jokers.trump", looked = 20000, why = "Jokers have no suit." },
  { "joker-bids", "declare.bids.jokers.trump", looked = 20000, why = "Jokers have no suit." },

  -- Ranges that reach further than what there is.
  { "pagat", "declare.bids.suit.rank: \"1+\" -> \"0+\"", looked = 20000, why = "A bid of no card is none." },
  { "pagat", "lead.forms.set.size: \"2+\" -> \"1+\"", looked = 20000, why = "A set of one is a single." },
  { "pagat", "lead.forms.tractor.length: \"2+\" -> \"1+\"", looked = 20000, why = "A tractor of one set is a set." },
  { "rainbows-of-four", "lead.forms.rainbow.size: \"4+\" -> \"3+\"", looked = 20000, why = "Three cards are not of four suits." },
  { "bombs", "lead.forms.super_bomb.power: 3 -> 4", looked = 20000, why = "No form stands between them." },
  { "four-alike-are-a-bomb", "lead.forms.bomb.power: 1 -> 2", looked = 20000, why = "No form stands between them." },
  { "call-no-points", "friends.refuse: points > 0 and not -> points > 1 and not", looked = 20000, why = "Card points are five and ten." },
  { "no-points-buried", "kitty.refuse: ) > 0 then return -> ) > 1 then return", looked = 20000, why = "Card points are five and ten." },

  -- Rows in which nobody wins have no use for levels.
  { "pagat", "score.bands.4.3: 0 -> 1", looked = 20000, why = "Nobody wins these levels." },
  { "draw-between-two-and-three-steps", "score.bands.4.3: 0 -> 1", looked = 20000, why = "Nobody wins these levels." },

  -- Fixed teams are never short, and join as they sit.
  { "shengji", "score.short_team", looked = 20000, why = "Fixed teams are never short." },
  { "shengji", "phases", looked = 20000, why = "With no friends to call the phase is over at once." },
  { "fixed-teams", "phases", looked = 20000, why = "With no friends to call the phase is over at once." },
  { "online", "friends.joins", looked = 20000, why = "In fixed teams nobody joins." },

  -- Before the first trick only the declarer has a part, so these words come back to the declarer.
  { "pagat", "lead.first: \"declarer\" -> \"nobody\"", looked = 20000, why = "Where nobody is named the declarer leads." },
  { "pagat", "lead.first: \"declarer\" -> \"next winner\"", looked = 20000, why = "Before the deal is over nobody has won it." },
  { "pagat", "lead.first: \"declarer\" -> \"last trick's winner\"", looked = 20000, why = "Before the first trick nobody has won one." },

  -- Functions.
  { "any-active-rank", "declare.declarer: _ = 1, # -> _ = 2, #", looked = 20000, why = "Some player is found at the last before the bidder comes round." },
  { "any-active-rank", "declare.declarer: _ = 1, # -> _ = 0, #", looked = 20000, why = "Some player is found before the bidder comes round again." },
  { "no-joker-bids", "declare.beats: { \"count\" } left out", looked = 20000, why = "Without joker bids jokers never decide." },
  { "all-copies-of-a-joker", "declare.bids.jokers.joker", looked = 20000, why = "How many copies there must be is what the function says." },
  { "all-small-jokers-or-all-big-but-one", "declare.bids.jokers.joker", looked = 20000, why = "A bid of no card is none." },
  { "first-plain-kitty-card-names-trump", "declare.nobody: end return \"no trump\" end } -> end return \"kitty's", looked = 20000, why = "Of jokers alone no card names a suit." },
  { "failed-throw-loses-deal", "throw.penalty.loses", looked = 20000, why = "Where the play ends at a throw that fails, who threw loses the deal." },
  { "highest-when-unmatched", "follow.owes.1", looked = 20000, why = "The highest cards that are owed are of the suit." },
  { "trumps-are-auctioned", "declare.beats", looked = 20000, why = "There are no bids that could beat each other." },
  { "trumps-are-auctioned", "phases.auction.actions: 5, 200, 5 -> 5, 201, 5", looked = 20000, why = "In steps of five from a hundred on two hundred is the last." },
  { "trumps-are-auctioned", "phases.name_trumps.does: sub(1, 1 -> sub(0, 1", looked = 20000, why = "Before the first letter there is none." },
}
