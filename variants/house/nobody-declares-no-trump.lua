return house_rule {
  name    = "When nobody declares there is no trump suit",
  summary = "The declarer who is known beforehand plays without one; if there is none the cards are thrown in.",
  declare = { nobody = "no trump" },
}
