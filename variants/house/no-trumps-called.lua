return house_rule {
  name    = "No trumps may be called",
  summary = "Only cards of the plain suits may be called.",
  friends = { callable = "plain suits" },
  zh      = { name = "不能叫主牌", summary = "只能叫副牌花色的牌。" },
}
