return house_rule {
  name    = "Trumps may not be thrown",
  summary = "Several parts are led together only in a plain suit.",
  source  = "将牌不能甩",
  throw   = { allowed = "plain suits" },
  zh      = { name = "主牌不能甩", summary = "只有副牌才能几个部分一起甩。" },
}
