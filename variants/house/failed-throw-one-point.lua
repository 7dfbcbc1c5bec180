return house_rule {
  name    = "A failed throw ends the play and gives the other side a level",
  summary = "When a throw fails the play ends, and everybody on the other side rises one level.",
  throw   = { forced = unless_set "play ends", penalty = { levels = { ["other side"] = 1 } } },
  zh      = { name = "甩牌失败，这副结束，对方升一级", summary = "甩牌失败，这副马上结束，对方每人升一级。" },
}
