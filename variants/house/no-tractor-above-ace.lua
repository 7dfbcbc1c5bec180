return house_rule {
  name    = "Trump ranks and jokers are in no tractor",
  summary = "Only cards of one suit below the trump ranks can be in sequence.",
  order   = { tractors = "plain ranks" },
}
