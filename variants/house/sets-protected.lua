return house_rule {
  name    = "Larger sets need not be broken",
  summary = "Who holds a triple need not break it for a led pair.",
  follow  = { protect = { "larger sets" } },
}
