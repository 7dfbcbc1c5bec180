-- Saved from the table: seed 7, deal 2, trick 3: L is to play.
return scenarios { game = "pagat", players = 12, trump = "2H",
  { "L follows a single", lead = "8S",
    hand = "5C TC QC 3D 7D 7D 8D 8D JD AD AH 2S 5S AS",
    all = { "5S", "AS" } },
  { "Of 2 plays number 1 is the highest", plays = { "8S", "3S" },
    winner = "A" },
}
