return house_rule {
  name    = "A failed throw costs no points",
  summary = "Cards taken back after a failed throw cost nothing.",
  throw   = { penalty = 0 },
  zh      = { name = "甩牌失败不罚分", summary = "甩牌失败收回的牌不罚分。" },
}
