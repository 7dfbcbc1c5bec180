return house_rule {
  name    = "The highest set decides between two ruffs",
  summary = "Of two ruffs of a throw the one with the higher set of the largest size thrown wins.",
  win     = { overruff = "highest set" },
  zh      = { name = "两家都杀，比最大的同张", summary = "甩牌里最大的那种同张，谁的大谁赢。" },
}
