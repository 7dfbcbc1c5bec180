return house_rule {
  name    = "Who was overcalled may match the number and take the bid back",
  summary = "With more cards of the old suit, as many as now stand; not against jokers.",
  source  = "rbtying/shengji pull request 263",
  declare = { own = { "add", "retake" } },
}
