-- Rainbows: cards of one rank in four suits. Ids are those of the facts of rbtying/shengji.
return scenarios { game = "online", rules = "rainbows-of-four", players = 4, packs = 4, trump = "NT",
  -- leads
  { "P593: Of two ranks there is no rainbow", trump = "4S", lead = "5H 5S 6D 5C", illegal = "lead" },
  { "P594: Three suits are no rainbow of four", trump = "4S", lead = "5H 5D 5C", illegal = "lead" },
  { "P595: Four of one suit are a set", trump = "4S", lead = "5555C", units = "4", legal = true },
  { "P596: Four suits, one rank", trump = "4S", lead = "5H 5S 5D 5C", units = "4", legal = true },

  -- one rainbow
  { "P598 P599: A rainbow is owed to a rainbow", lead = "5H 5S 5D 5C", hand = "76H 96S 64D 63C",
    legal = { "6H 6S 6D 6C" }, illegal = { "7H 9S 4D 3C" } },
  { "P600: … and the higher one wins",
    plays = { "5H 5S 5D 5C", "6H 6S 6D 6C" }, winner = "B", points = 20 },
  { "P601: Who has none gives any cards", lead = "5H 5S 5D 5C", hand = "7H 9S 4D 3C",
    legal = { "7H 9S 4D 3C" } },
  { "P602: … and does not win", plays = { "5H 5S 5D 5C", "7H 9S 4D 3C" }, winner = "A", points = 20 },
  { "P603-P606: The highest of four rainbows wins",
    hands = { A = "5H 5S 5D 5C", B = "6H 6S 6D 6C", C = "3H 3S 3D 3C", D = "2H 2S 2D 2C" },
    steps = { "A 5H 5S 5D 5C", "B 6H 6S 6D 6C", "C 3H 3S 3D 3C", { "D 2H 2S 2D 2C", winner = "B", points = 20 } } },
  { "P607-P610: Where nobody has one the leader wins",
    hands = { A = "8H 8S 8D 8C", B = "5H 6S 4D 3C", C = "5H 6S 4D 3C", D = "5H 6S 4D 3C" },
    steps = { "A 8H 8S 8D 8C", "B 5H 6S 4D 3C", "C 5H 6S 4D 3C", { "D 5H 6S 4D 3C", winner = "A", points = 15 } } },

  -- two rainbows, thrown together
  { "P518 P519: Nobody has a higher one: the throw stands", throw = "85H 85S 85D 85C",
    hands = { B = "32H 32S 32D 32C" }, stands = true },
  { "P522: Four nines beat the fives, which stay", throw = "85H 85S 85D 85C",
    hands = { B = "94H 97S 93D 92C" }, stands = false, forced = "5H 5S 5D 5C", withdrawn = 4 },
  { "P515 P516 P520: Two lower ones are owed", lead = "85H 85S 85D 85C", hand = "32H 32S 32D 32C",
    legal = { "32H 32S 32D 32C" } },
  { "P521: … and do not win", plays = { "85H 85S 85D 85C", "32H 32S 32D 32C" }, winner = "A", points = 20 },
  { "P517: Three suits of two ranks are no rainbows", lead = "85H 85S 85D 85C", hand = "32H 732D 632C",
    legal = { "32H 732D 632C" } },
}
