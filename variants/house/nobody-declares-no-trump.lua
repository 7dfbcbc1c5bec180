return house_rule {
  name    = "When nobody declares there is no trump suit",
  summary = "The declarer who is known beforehand plays without one; if there is none the cards are thrown in.",
  declare = { nobody = "no trump" },
  zh      = { name = "没有人亮主就打无主", summary = "庄家事先定好的就由他打无主；没有庄家就重发。" },
}
