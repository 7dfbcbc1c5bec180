return house_rule {
  name    = "Only equal sets may be thrown",
  summary = "Every card in a throw must be there as often as every other.",
  throw   = { allowed = "equal sets" },
}
