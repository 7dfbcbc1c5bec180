return house_rule {
  name    = "The levels leave out three and five, and nobody jumps over ten and king",
  summary = "Opponents rise one, two or three levels from 120, 160 and 200 points on; the kitty counts double, whatever was led.",
  source  = "Wikipedia, 红5",
  levels  = { track = "2 4 6 7 8 9 T J Q K A", after_last = "win" },
  advance = { stops = "T K", game_over = "past the last level" },
  kitty   = { multiplier = 2 },
  score   = { step = 40, bands = {
    { 0, "declarers", 3 }, { "0+", "declarers", 2 }, { 1, "declarers", 1 },
    { 2, "opponents", 0 }, { 3, "opponents", 1 }, { 4, "opponents", 2 }, { 5, "opponents", 3 },
  } },
  zh      = { name = "不打3和5，不能跳过10和K", summary = "闲家120、160、200分起升一、二、三级；不论领出什么，抠底都加倍。" },
}
