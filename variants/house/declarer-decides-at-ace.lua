return house_rule {
  name    = "Ace and joker level are left only if the deal was played there",
  summary = "A player at one of them goes on only where the declarer stands on the same level and wins, not for a partner's deal.",
  source  = "rbtying/shengji",
  advance = { stops = { ["A NT"] = "declarer" } },
}
