return house_rule {
  name = "A flush of five cards of different ranks in a suit",
  lead = { forms = { flush = { size = 5, is = function(cards, order)
    if #cards:ranks() == 5 then return order:tier(cards:last()) end
  end } } },
}
