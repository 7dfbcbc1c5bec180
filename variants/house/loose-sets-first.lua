return house_rule {
  name    = "Larger sets need not be broken, nor do they stand in for loose ones",
  summary = "Under a led pair a triple may be kept; played whole it is no pair while loose pairs are enough.",
  source  = "rbtying/shengji",
  follow  = { protect = { "larger sets", "loose sets first" } },
}
