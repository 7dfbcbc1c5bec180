-- Saved games: replayed action by action, and one of them played anew from its seed.
return scenarios { game = "pagat",
  { "A deal of simple players comes out word for word", players = 6,
    deal = { seed = 42, players_are = "simple" }, same_as = "records/pagat-42.txt" },
  { "A whole game of six replays to its winners", same_as = "records/pagat-7-game.txt" },
  { "Two deals of nine random players, a failed throw among them, replay to the same end",
    same_as = "records/pagat-9-random.txt" },
}
