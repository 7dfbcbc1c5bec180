return house_rule {
  name    = "When nobody declares, the opponents rise three levels and the cards are dealt again",
  source  = "Rules of Shandong",
  declare = { nobody = function(kitty, deal)
    return { redeal = true, levels = deal.declarer and { opponents = 3 } }
  end },
  zh      = { name = "没有人亮主，闲家升三级，重新发牌" },
}
