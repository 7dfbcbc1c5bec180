return house_rule {
  name    = "The kitty counts double",
  summary = "Opponents who win the last trick get the kitty's points twice, whatever was led.",
  kitty   = { multiplier = 2 },
}
