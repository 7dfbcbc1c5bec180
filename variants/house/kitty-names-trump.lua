return house_rule {
  name    = "When nobody declares, the kitty names trumps",
  summary = "If a declarer who is known beforehand finds nothing declared, the kitty's first card of the trump rank gives the suit, or else its highest card.",
  declare = { nobody = "kitty's first rank card" },
  zh      = { name = "没有人亮主，看底牌定主", summary = "庄家事先定好而没人亮主时，底牌里第一张级牌的花色是主，没有就看最大的牌。" },
}
