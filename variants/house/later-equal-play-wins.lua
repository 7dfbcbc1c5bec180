return house_rule {
  name    = "Of two equal plays the later one wins",
  summary = "The other copies of the highest cards take the trick (后出为大).",
  win     = { beats = function(new, best, lead, deal, inherited)
    return inherited() or new.cards == best.cards
  end },
  zh      = { name = "一样大，后出为大", summary = "最大的牌有几张时，后出的赢。" },
}
