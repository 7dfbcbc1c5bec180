return house_rule {
  name    = "The kitty counts by the play that wins",
  summary = "The kitty's points count twice the cards of the longest part in the play that wins the last trick.",
  kitty   = { multiplier = "winner's longest unit" },
}
