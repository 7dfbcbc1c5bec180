return house_rule {
  name    = "The declared card names the partner",
  summary = "Nothing is called: who holds the other copy of the card that was declared is the friend, and shows it by playing it.",
  source  = "shadowwolf37.blogspot.com, Tractor rules",
  friends = { found = "by holding", own_copy = "ignored", calls = function(deal) return deal.bid and deal.bid.card end },
}
