return house_rule {
  name    = "When nobody declares, the kitty's first card names trumps",
  summary = "A joker means that there is no trump suit.",
  source  = "rbtying/shengji issue 109",
  declare = { nobody = "kitty's first card" },
  zh      = { name = "没有人亮主，就翻底牌第一张定主", summary = "翻到王就打无主。" },
}
