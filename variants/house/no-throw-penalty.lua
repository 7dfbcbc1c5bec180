return house_rule {
  name    = "A failed throw costs no points",
  summary = "Cards taken back after a failed throw cost nothing.",
  throw   = { penalty = 0 },
}
