return house_rule {
  name    = "A failed throw ends the play and gives away the unplayed cards",
  summary = "When a throw fails the play ends; all unplayed cards go to the other side, then the deal is scored.",
  throw   = { forced = "play ends", penalty = { unplayed = "other side" } },
  zh      = { name = "甩牌失败，没出的牌全归对方", summary = "甩牌失败，这副马上结束；没出的牌都归对方，然后算分。" },
}
