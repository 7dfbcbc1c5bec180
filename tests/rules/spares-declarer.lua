return house_rule {
  name     = "Low cards go out, but never of the declarers' level",
  requires = { "six-card-kitty-low-cards-out" },
  deck     = { spares = function(deal, inherited)
    return deal.declarer and deal.declarer.rank or inherited()
  end },
}
