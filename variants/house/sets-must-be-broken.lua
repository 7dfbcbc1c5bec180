return house_rule {
  name    = "Larger sets must be broken",
  summary = "Who holds no pair but a triple must break it for a led pair.",
  follow  = { protect = {} },
  zh      = { name = "大的同张要拆", summary = "没有对子只有三张，也要拆开跟对子。" },
}
