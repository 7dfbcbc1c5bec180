-- The climbing game of source 003, which its tellers call the Chinese card game.
-- Every number and every choice of the game stands here.
return game {
  name = "Bombs", family = "climb", players = 4, aliases = "zhadan",
  summary = "Four or five at a table shed their cards; bombs may be played out of turn.",
  source = "source 003, the Chinese card game",

  deck = { players = "4-5", tables = "4-5", packs = 1 },
  deal = { direction = "clockwise", first = "lowest card", next = "loser" },
  order = { suits = "ignored", ranks = "3 4 5 6 7 8 9 T J Q K A 2 LJ HJ" },
  lead = {
    first = "holder of 3C",  -- of the first hand; later ones are led as the exchange says
    forms = {
      single     = { size = 1 },
      pair       = { size = 2 },
      run        = { size = 1, length = "3+", to = "A" },
      double_run = { size = 2, length = "3+", to = "A" },
      bomb       = { size = 3, power = 1, out_of_turn = true },
      completion = { size = 2, completes = "single", becomes = "bomb", out_of_turn = true },
      big_bomb   = { size = 4, power = 2, out_of_turn = true },
      super_bomb = { cards = "LJ HJ", power = 3, out_of_turn = true, ends_trick = true },
    },
  },
  follow = { pass = "may come back", race = "first come", own_top = false },
  exchange = { steps = {
    { "keep", by = "loser", if_holds = "LJ HJ", leader = "loser" },  -- the loser's revolt
    { "give", by = "loser", to = "winner", cards = "highest" },
    { "refuse", by = "winner", leader = "winner" },                  -- the winner's privilege
    { "request", by = "loser", of = "winner", if_given = "jokers", ranks = "3-T", leader = "loser" },
    { "give", by = "winner", to = "loser", cards = "any", leader = "loser" },
  } },
  score = { places = { 4, 3, between = 2, last = 1 } },
  advance = { moves = "loser", game_over = { deals = 12 } },
  phases = { "deal out", "exchange", "climb" },

  zh = { name = "炸弹", summary = "一桌四五个人，先出完牌的赢；炸弹可以抢出。",
    words = { single = "单张", pair = "对子", run = "顺子", double_run = "连对", bomb = "炸弹", completion = "凑成的炸弹", big_bomb = "大炸弹", super_bomb = "王炸" } },
}
