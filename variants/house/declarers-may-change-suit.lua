return house_rule {
  name    = "Declarers may change their suit",
  summary = "Who declared may add to it, and may overcall it with more cards of another suit.",
  declare = { own = { "add", "change" } },
}
