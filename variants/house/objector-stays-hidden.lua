return house_rule {
  name    = "Nobody is told who can beat a throw",
  summary = "A throw that fails is taken back as far as the rules say; whose cards beat it stays unknown.",
  source  = "rbtying/shengji",
  throw   = { shown = "nothing" },
}
