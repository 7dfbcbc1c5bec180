return house_rule {
  name    = "The highest card decides between two ruffs",
  summary = "Of two ruffs of a throw the one with the highest card wins, whatever it is part of.",
  source  = "rbtying/shengji, issue 36",
  win     = { overruff = "highest card" },
}
