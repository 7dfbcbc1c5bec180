return house_rule {
  name    = "Larger sets need not be broken",
  summary = "Who holds a triple need not break it for a led pair.",
  follow  = { protect = { "larger sets" } },
  zh      = { name = "大的同张不必拆", summary = "领出对子时，三张不必拆。" },
}
