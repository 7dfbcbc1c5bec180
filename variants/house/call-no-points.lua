return house_rule {
  name    = "No point card is called but the king of an ace deal",
  summary = "Fives, tens and kings may not be called; where aces are the trump rank kings may.",
  source  = "rbtying/shengji, issues 269 and 279",
  friends = { refuse = function(call, deal)
    if call.card.points > 0 and not (call.card.rank == "K" and deal.trump.rank == "A") then
      return "point cards may not be called"
    end
  end },
  zh      = { name = "不能叫分牌，打A时的K除外", summary = "不能叫5、10、K；打A时可以叫K。" },
}
