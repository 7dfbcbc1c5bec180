return house_rule { name = "Friends are found by what they hold", friends = { found = "by holding" } }
