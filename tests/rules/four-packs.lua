-- For a session: a number of packs that a game with a row for each number of players never asks for.
return house_rule {
  name = "Four packs, where no row says otherwise",
  deck = { packs = 4 },
}
