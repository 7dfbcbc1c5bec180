-- Looking for Friends in one page: Pagat's game, with the first drawer found by a cut, after which
-- the first draw goes round.
return game {
  name = "Looking for Friends, compact", extends = "pagat", players = 6,
  summary = "As pagat; the deck is cut for the first draw, and in later deals the next player draws first.",
  source = "the one-page sheet",

  deal = { first = "cut", next = "after the first drawer" },
}
