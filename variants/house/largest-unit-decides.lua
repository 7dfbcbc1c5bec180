return house_rule {
  name    = "The largest unit decides between two ruffs",
  summary = "Of two ruffs of a throw the one that is higher in the longest unit thrown wins.",
  win     = { overruff = "largest unit" },
  zh      = { name = "两家都杀，比最长的部分", summary = "甩牌里最长的部分，谁的大谁赢。" },
}
