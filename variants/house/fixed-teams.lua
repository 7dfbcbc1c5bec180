return house_rule {
  name    = "Every second seat is a team",
  summary = "Two fixed teams in alternate seats; no cards are called.",
  friends = { teams = "fixed", count = 0 },
  phases  = { "draw", "kitty", "tricks" },
  zh      = { name = "隔一个座位一队", summary = "固定两队，对坐一边；不叫牌。" },
}
