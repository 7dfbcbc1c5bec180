return house_rule { name = "A failed throw gives the other side a level, and play goes on",
  throw = { penalty = { levels = { ["other side"] = 1 } } } }
