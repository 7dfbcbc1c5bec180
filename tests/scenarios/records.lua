-- Saved games: replayed action by action, and one of them played anew from its seed.
return scenarios { game = "pagat",
  { "A deal of simple players comes out word for word", players = 6,
    deal = { seed = 42, players_are = "simple" }, same_as = "records/pagat-42.txt" },
  { "A whole game of six replays to its winners", same_as = "records/pagat-7-game.txt" },
  { "Two deals of nine random players, a failed throw among them, replay to the same end",
    same_as = "records/pagat-9-random.txt" },
  { "A whole game of the compact rules replays to its winner", same_as = "records/compact-46-game.txt" },
  { "One of eighty with six", same_as = "records/eighty-57-game.txt" },
  { "One of friends with twelve", same_as = "records/friends-35-game.txt" },
  { "One of fixed teams of two", same_as = "records/shengji-219-game.txt" },
}
