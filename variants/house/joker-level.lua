return house_rule {
  name    = "A joker level follows the ace, and then the levels begin again",
  summary = "Behind the ace comes a level at which only jokers are trumps, then 2+, 3+ and so on; the game has no end.",
  levels  = { track = "2 3 4 5 6 7 8 9 T J Q K A NT", after_last = "again" },
  advance = { game_over = "never" },
  zh      = { name = "A后面有只打王的一级，然后从头再来", summary = "A后面一级只有王是主，再后面是2+、3+……整局没有终点。" },
}
