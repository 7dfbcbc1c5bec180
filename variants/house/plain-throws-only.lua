return house_rule {
  name    = "Trumps may not be thrown",
  summary = "Several parts are led together only in a plain suit.",
  source  = "将牌不能甩",
  throw   = { allowed = "plain suits" },
}
