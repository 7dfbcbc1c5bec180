return house_rule {
  name    = "A failed throw ends the play and gives away the unplayed cards",
  summary = "When a throw fails the play ends; all unplayed cards go to the other side, then the deal is scored.",
  throw   = { forced = "play ends", penalty = { unplayed = "other side" } },
}
