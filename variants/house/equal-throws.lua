return house_rule {
  name    = "Only equal sets may be thrown",
  summary = "Every card in a throw must be there as often as every other.",
  throw   = { allowed = "equal sets" },
  zh      = { name = "只能甩张数相同的牌", summary = "甩的每种牌张数要相同。" },
}
