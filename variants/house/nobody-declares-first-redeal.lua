return house_rule {
  name    = "The first deal is dealt again when nobody declares",
  summary = "In later deals what the game says comes about.",
  source  = "cnenc.net, 炒地皮",
  declare = { nobody = wrap(function(kitty, deal, inherited)
    return deal.number == 1 and "redeal" or inherited()
  end) },
  zh      = { name = "第一副没有人亮主就重发", summary = "以后各副照玩法的规定。" },
}
