return house_rule {
  name    = "Opponents who win rise at once",
  summary = "From the second step on they rise one level, and one more for each further step.",
  source  = "rbtying/shengji",
  score   = { bands = {
    { 0, "declarers", 3, every = -1 }, { "0+", "declarers", 2 }, { 1, "declarers", 1 },
    { 2, "opponents", 1, every = 1 },
  } },
}
