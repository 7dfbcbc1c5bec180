return house_rule {
  name    = "Only opponents stop a throw",
  summary = "A higher card in a team-mate's hand does not make a throw fail.",
  source  = "sunbin1998can, docs/RULES.md",
  throw   = { stopped_by = "opponents" },
  zh      = { name = "只有对方能挡甩牌", summary = "队友有更大的牌，甩牌照样成立。" },
}
