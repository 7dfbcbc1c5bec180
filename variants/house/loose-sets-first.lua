return house_rule {
  name    = "Larger sets need not be broken, nor do they stand in for loose ones",
  summary = "Under a led pair a triple may be kept; played whole it is no pair while loose pairs are enough.",
  source  = "rbtying/shengji",
  follow  = { protect = { "larger sets", "loose sets first" } },
  zh      = { name = "大的同张不必拆，也不顶替散对", summary = "领出对子时可以留着三张；整个出了三张，而手里还有散对，就不算对子。" },
}
