-- The compact game: Pagat's, but for who draws first.
return scenarios { game = "compact", players = 7, trump = "2D",
  { "E40: the second ace of hearts and the first king of clubs", declarer = "A",
    calls = "AH#2 KC#1", played = { "B AH", "D KC", "E AH" }, team = "A D E" },
  { "E102: a sequence of trumps beats the higher one in the suit",
    plays = { "4455C", "7788C", "3344D" }, winner = "C" },
  { "E103: without it the higher one wins", plays = { "4455C", "7788C" }, winner = "B" },
  { "The first draw goes round when the declarers win", team = "A C", points = 0, first = "B",
    next = "C" },
  { "And when they lose", team = "A C", points = 300, first = "G", next = "A" },
}
