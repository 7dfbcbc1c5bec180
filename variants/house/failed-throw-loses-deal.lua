return house_rule {
  name    = "A failed throw loses the deal",
  summary = "The cards that beat the throw are shown, the play ends, and the other side rises one level.",
  throw   = {
    forced = "play ends", shown = "cards",
    penalty = { loses = "leader's side", levels = { ["other side"] = 1 } },
  },
}
