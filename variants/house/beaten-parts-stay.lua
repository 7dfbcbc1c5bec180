return house_rule {
  name    = "Of a failed throw all beaten parts stay",
  summary = "Every part that anybody can beat is led, and higher ones in the suit win; the rest goes back.",
  source  = "the one-page sheet",
  throw   = { forced = "all beaten" },
  win     = { throws = "in suit too" },
}
