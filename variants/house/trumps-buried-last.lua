return house_rule {
  name    = "Trumps are buried only when nothing else is left",
  summary = "Who buries the kitty keeps all trumps, unless only trumps are kept.",
  kitty   = { refuse = function(cards, hand)
    local kept = hand - cards
    if cards:count("trumps") > 0 and kept:count("trumps") < #kept then return "trumps are buried last" end
  end },
  zh      = { name = "扣底不能扣主牌", summary = "扣底时主牌都要留着，除非手里只剩主牌。" },
}
