return house_rule {
  name    = "No smaller sets are owed",
  summary = "Who cannot follow a led set may play any cards of the suit.",
  follow  = { smaller = "never" },
  zh      = { name = "没有同样的就随便跟", summary = "跟不上领出的对子（三张……），这门的牌随便出。" },
}
