return house_rule {
  name    = "When nobody declares, one player after the other may make trumps and is declarer",
  summary = "The declarer is asked first; after all have failed there is no trump suit.",
  source  = "qian-loong/shengji-godot",
  declare = { nobody = function(kitty, deal)
    local failed = deal.failed
    if #failed == #deal.players then return "no trump" end
    return { ask = #failed > 0 and deal:after(failed[#failed]) or deal.declarer or deal.players[1] }
  end },
  zh      = { name = "没有人亮主，就挨个问谁来定主坐庄", summary = "先问庄家；都定不了就打无主。" },
}
