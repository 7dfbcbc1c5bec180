return house_rule {
  name    = "When nobody declares the cards are dealt again",
  summary = "A deal in which nobody declares is thrown in.",
  declare = { nobody = "redeal" },
  zh      = { name = "没有人亮主就重发", summary = "谁都不亮的一副作废，重新发牌。" },
}
