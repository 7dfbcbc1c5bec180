return house_rule {
  name    = "Every bid must be longer than the one before",
  summary = "As many jokers do not beat cards of the trump rank.",
  source  = "rbtying/shengji issue 160",
  declare = { beats = { "count" } },
  zh      = { name = "反主要张数更多", summary = "同样张数的王也不能反级牌。" },
}
