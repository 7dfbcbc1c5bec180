return house_rule {
  name    = "Any cards of a suit may be thrown",
  summary = "Singles, sets and tractors of one suit may be led together in any mixture.",
  throw   = { allowed = "any suit" },
  zh      = { name = "同门的牌怎么甩都行", summary = "同一门的单张、对子、拖拉机可以随意搭配着甩。" },
}
