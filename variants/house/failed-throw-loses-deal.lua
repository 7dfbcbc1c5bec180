return house_rule {
  name    = "A failed throw loses the deal",
  summary = "The cards that beat the throw are shown, the play ends, and the other side rises one level.",
  throw   = {
    forced = "play ends", shown = "cards",
    penalty = { loses = "leader's side", levels = { ["other side"] = 1 } },
  },
  zh      = { name = "甩牌失败，这副就输", summary = "亮出压住的牌，这副结束，对方升一级。" },
}
