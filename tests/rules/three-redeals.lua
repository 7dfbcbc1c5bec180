return house_rule {
  name = "Three deals that are thrown in are enough",
  deal = { refuse = function(deal)
    if deal.redeals == 3 then return "three deals were thrown in: that is enough" end
  end },
}
