return house_rule {
  name    = "Friends are called in different suits",
  summary = "No two calls name a card of one suit.",
  needs   = { players = "4-9" },
  friends = { refuse = function(call, deal)
    for _, other in ipairs(deal.calls) do
      if other.card.suit == call.card.suit then return "that suit has been called" end
    end
  end },
}
