return house_rule {
  name   = "Who is void plays trumps",
  follow = { owes = wrap(function(lead, hand, deal, inherited)
    local ladder, trumps = inherited(), hand:in_suit("T")
    if #hand:in_suit(lead.suit) == 0 then
      ladder[#ladder + 1] = { from = trumps, at_least = #lead, why = "who is void plays trumps" }
    end
    return ladder
  end) },
}
