return house_rule {
  name    = "Trumps are buried only when nothing else is left",
  summary = "Who buries the kitty keeps all trumps, unless only trumps are kept.",
  kitty   = { refuse = function(cards, hand)
    local kept = hand - cards
    if cards:count("trumps") > 0 and kept:count("trumps") < #kept then return "trumps are buried last" end
  end },
}
