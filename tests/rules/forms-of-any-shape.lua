return house_rule {
  name   = "A straight ends at the queen; two jokers of both kinds beat all; five ranks of a suit are a flush",
  follow = { owes = { "suit", "shape", "sets" } },
  lead   = { forms = {
    straight   = { size = 1, length = "3+", to = "Q" },
    two_jokers = { cards = "LJ HJ", power = 1 },
    flush      = { size = 5, is = function(cards, order)
      if #cards:ranks() == 5 then return order:tier(cards:last()), "flush" end
    end },
  } },
}
