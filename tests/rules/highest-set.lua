return house_rule {
  name = "The highest set of the largest size led decides between ruffs",
  win  = { overruff = "highest set" },
}
