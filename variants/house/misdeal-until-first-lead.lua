return house_rule {
  name    = "A misdeal may be claimed until the first lead",
  summary = "Who has not picked up the kitty may wait for the calls; it needs a rule that says what a misdeal is.",
  deal    = { misdeal_until = "first lead" },
  zh      = { name = "开打之前都可以要求重发", summary = "没有拿底的人可以等叫完牌再说；要有另一条房规说明什么样的牌可以重发。" },
}
