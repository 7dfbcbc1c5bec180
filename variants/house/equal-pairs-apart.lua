return house_rule {
  name    = "Equal sets are not in sequence",
  summary = "Sets of the trump rank in different plain suits are equal, not in sequence.",
  order   = { equals = "apart" },
}
