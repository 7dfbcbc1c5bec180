return house_rule {
  name    = "Any cards of a suit may be thrown",
  summary = "Singles, sets and tractors of one suit may be led together in any mixture.",
  throw   = { allowed = "any suit" },
}
