return house_rule {
  name    = "Throws are tested unit by unit",
  summary = "A throw fails if anybody can beat a single, set or tractor of it with its like.",
  throw   = { test = "unit" },
}
