return house_rule {
  name    = "Of a failed throw all beaten parts stay",
  summary = "Every part that anybody can beat is led, and higher ones in the suit win; the rest goes back.",
  source  = "the one-page sheet",
  throw   = { forced = "all beaten" },
  win     = { throws = "in suit too" },
  zh      = { name = "甩牌失败，能被压过的部分都留下", summary = "凡有人能压过的部分都算领出，同门更大的赢；其余收回。" },
}
