-- What a follower owes, in house rules that groups play by and ask for.
return scenarios { game = "online", players = 4, packs = 2, trump = "2H",
  -- without any: the shape, else the largest sets, among them the longest tractor
  { "H72a H72b: a tractor follows a tractor", lead = "9S 9S TS TS", hand = "3S 3S 4S 4S 6S 8S",
    all = { "3344S" }, illegal = { ["33S 6S 8S"] = "shape" } },
  { "H72c: two pairs follow a tractor", lead = "9S 9S TS TS", hand = "3S 3S 5S 5S 6S 8S",
    all = { "3355S" }, illegal = { ["33S 6S 8S"] = "sets" } },
  { "H72d: one pair does where there is no other", lead = "9S 9S TS TS", hand = "3S 3S 5S 6S 8S",
    all = { "33S 5S 6S", "33S 5S 8S", "33S 6S 8S" } },
  { "H72e H72f: a tractor is broken for a pair", lead = "9S 9S", hand = "3S 3S 4S 4S",
    all = { "33S", "44S" }, illegal = { ["3S 4S"] = "you must play one like it" } },
  { "H72g H72h: a short hand gives all of the suit", lead = "9S 9S TS TS",
    hand = "3S 3S 4S 6H 7D", all = { "33S 4S 6H", "33S 4S 7D" },
    illegal = { ["33S 6H 7D"] = "suit" } },

  -- larger sets protected
  { "H74a: a triple need not be broken for a pair", rules = "sets-protected", packs = 3,
    trump = "4H", lead = "9S 9S", hand = "2S 2S 2S 3S 5S", all = { "3S 5S", "22S", "2S 3S", "2S 5S" } },
  { "H74b: without the rule it is", packs = 3, trump = "4H", lead = "9S 9S",
    hand = "2S 2S 2S 3S 5S", all = { "22S" }, illegal = { ["3S 5S"] = "shape" } },
  { "H74c: a tractor of triples need not be broken for one of pairs", rules = "sets-protected",
    packs = 3, trump = "4H", lead = "6S 6S 7S 7S", hand = "2S 2S 2S 3S 3S 3S 5S 8S 9S TS",
    legal = { "5S 8S 9S TS", "22S 33S" } },
  { "H74d H74e H74f: a genuine pair is owed, the triple beside it is not",
    rules = "sets-protected", packs = 3, trump = "4H", lead = "AS AS KS KS",
    hand = "7S 7S 7S 8S 9S TS TS", legal = { "8S 9S TS TS", "7S 7S TS TS" },
    illegal = { ["7S 7S 7S 8S"] = "sets" } },

  -- tractors protected as well
  { "H76a: neither a triple nor a tractor is broken for a pair",
    rules = "sets-and-tractors-protected", packs = 3, trump = "6H", lead = "3S 3S",
    hand = "4S 4S 5S 5S 9S 9S 9S 2S 8S", legal = { "2S 8S", "44S", "99S" } },
  { "H76b: without the rule one of them is", packs = 3, trump = "6H", lead = "3S 3S",
    hand = "4S 4S 5S 5S 9S 9S 9S 2S 8S", all = { "44S", "55S", "99S" },
    illegal = { ["2S 8S"] = "shape" } },
  { "H76c: a loose pair is owed", rules = "sets-and-tractors-protected", packs = 3, trump = "6H",
    lead = "3S 3S", hand = "4S 4S 5S 5S 9S 9S 9S JS JS 2S 8S", legal = { "JJS" },
    illegal = { ["2S 8S"] = "shape" } },

  -- triples before pairs
  { "H78a H78b: a triple and a pair are more than a tractor of pairs", packs = 3,
    lead = "5S 5S 5S 6S 6S 6S", hand = "AS AS AS JS JS QS QS 3S 4S",
    legal = { "AS AS AS JS JS 3S", "AS AS AS QS QS 4S" }, illegal = { ["JS JS QS QS 3S 4S"] = "sets" } },
  { "H78c: pairs follow where there is no triple", packs = 3, lead = "5S 5S 5S 6S 6S 6S",
    hand = "JS JS QS QS 3S 4S 7S", legal = { "JS JS QS QS 3S 4S" }, count = 3 },

  -- the highest cards where the shape is missing
  { "H80a H80b: who has no pair gives the highest two",
    rules = { "two-three-five-trumps", "highest-when-unmatched" }, trump = "TS", lead = "9D 9D",
    hand = "4D 7D QD AD", all = { "QD AD" }, illegal = { ["4D 7D"] = "highest" } },
  { "H80c H80d: beside the only pair go the highest",
    rules = { "two-three-five-trumps", "highest-when-unmatched" }, trump = "TS",
    lead = "9D 9D JD JD", hand = "4D 4D 6D 7D QD AD", all = { "44D QD AD" },
    illegal = { ["44D 6D 7D"] = "you must play your highest diamonds beside sets" } },
  { "A pair follows a pair, however low", rules = "highest-when-unmatched", lead = "9D 9D",
    hand = "4D 4D QD AD", all = { "44D" } },
  { "A single may be any card", rules = "highest-when-unmatched", lead = "9D", hand = "4D QD AD",
    all = { "4D", "QD", "AD" } },
  { "All pairs go before any high card", rules = "highest-when-unmatched",
    lead = "9D 9D TD TD", hand = "4D 4D AD AD 6D", all = { "44D AAD" } },

  -- shorter tractors
  { "H82a H82c: any pairs follow a tractor that is longer than any held",
    rules = "partial-tractors-free", lead = "5S 5S 6S 6S 7S 7S",
    hand = "9S 9S TS TS 3S 3S KS KS QS", legal = { "9S 9S 3S 3S KS KS" },
    illegal = { ["9S 9S 3S 3S KS QS"] = "sets" } },
  { "H82b: without the rule the shorter tractor is owed", lead = "5S 5S 6S 6S 7S 7S",
    hand = "9S 9S TS TS 3S 3S KS KS QS", legal = { "9S 9S TS TS KS KS" },
    illegal = { ["9S 9S 3S 3S KS KS"] = "tractors" } },

  -- tractors for sets
  { "Four of a kind draws a tractor of pairs", packs = 4, lead = "9S 9S 9S 9S",
    hand = "3S 3S 4S 4S 6S 6S 8S", all = { "3344S" }, illegal = { ["3S 3S 6S 6S"] = "tractors" } },
  { "… where it is not for tractors alone", rules = "tractors-for-tractors", packs = 4,
    lead = "9S 9S 9S 9S", hand = "3S 3S 4S 4S 6S 6S 8S", all = { "3344S", "3366S", "4466S" } },
  { "Nothing but the suit may be owed", rules = "only-suit-owed", lead = "9S 9S", hand = "3S 3S 4S 5H",
    all = { "33S", "3S 4S" }, illegal = { ["3S 5H"] = "suit" } },
}
