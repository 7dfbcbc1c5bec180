return house_rule {
  name    = "The highest card of a suit may not be called",
  summary = "Aces may not be called, nor kings where aces are the trump rank.",
  source  = "rbtying/shengji, HighestCardNotAllowed",
  friends = { refuse = function(call, deal)
    if call.card.rank == (deal.trump.rank == "A" and "K" or "A") then return "the highest card may not be called" end
  end },
  zh      = { name = "不能叫一门里最大的牌", summary = "不能叫A；打A时不能叫K。" },
}
