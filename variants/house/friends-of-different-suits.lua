return house_rule {
  name    = "Friends are called in different suits",
  summary = "No two calls name a card of one suit.",
  needs   = { players = "4-9" },
  friends = { refuse = function(call, deal)
    for _, other in ipairs(deal.calls) do
      if other.card.suit == call.card.suit then return "that suit has been called" end
    end
  end },
  zh      = { name = "叫的牌要不同花色", summary = "不能叫两张同一门的牌。" },
}
