return house_rule {
  name    = "Larger sets must be broken",
  summary = "Who holds no pair but a triple must break it for a led pair.",
  follow  = { protect = {} },
}
