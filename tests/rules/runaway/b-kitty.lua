return house_rule { name = "Kitty of eight", summary = "It stands behind a file that never ends.", deck = { kitty = 8 } }
