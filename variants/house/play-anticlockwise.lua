return house_rule {
  name    = "Play goes anticlockwise",
  summary = "Drawing and play go round anticlockwise.",
  deal    = { direction = "anticlockwise" },
}
