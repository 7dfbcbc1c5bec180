return house_rule {
  name    = "The kitty counts twice the length of the last trick's longest unit",
  summary = "Opponents who win the last trick with a longer unit get the kitty's points more often.",
  kitty   = { multiplier = "longest unit" },
}
