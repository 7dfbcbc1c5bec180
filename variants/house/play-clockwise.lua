return house_rule {
  name    = "Play goes clockwise",
  summary = "Drawing and play go round clockwise.",
  deal    = { direction = "clockwise" },
}
