return house_rule {
  name    = "The highest set decides between two ruffs",
  summary = "Of two ruffs of a throw the one with the higher set of the largest size thrown wins.",
  win     = { overruff = "highest set" },
}
