return house_rule {
  name    = "The highest card decides between two ruffs",
  summary = "Of two ruffs of a throw the one with the highest card wins, whatever it is part of.",
  source  = "rbtying/shengji, issue 36",
  win     = { overruff = "highest card" },
  zh      = { name = "两家都杀，比最大的一张", summary = "不管它在哪一部分，有最大那张的赢。" },
}
