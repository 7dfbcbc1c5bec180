return house_rule {
  name    = "When nobody declares, the kitty's first card that is no joker names trumps",
  declare = { nobody = function(kitty)
    for i, card in ipairs(kitty) do
      if not card.joker then return { trump = card.suit, reveal = i } end
    end
    return "no trump"
  end },
  zh      = { name = "没有人亮主，就翻底牌里第一张不是王的牌定主" },
}
