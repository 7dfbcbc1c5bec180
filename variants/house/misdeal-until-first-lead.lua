return house_rule {
  name    = "A misdeal may be claimed until the first lead",
  summary = "Who has not picked up the kitty may wait for the calls; it needs a rule that says what a misdeal is.",
  deal    = { misdeal_until = "first lead" },
}
