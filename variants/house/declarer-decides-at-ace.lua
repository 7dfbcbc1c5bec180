return house_rule {
  name    = "Ace and joker level are left only if the deal was played there",
  summary = "A player at one of them goes on only where the declarer stands on the same level and wins, not for a partner's deal.",
  source  = "rbtying/shengji",
  advance = { stops = { ["A NT"] = "declarer" } },
  zh      = { name = "打A和打王的级，要自己坐庄打过才算", summary = "在这一级上，只有庄家也打同一级并且赢了才升，替搭档打的不算。" },
}
