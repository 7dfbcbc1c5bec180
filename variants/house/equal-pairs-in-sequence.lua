return house_rule {
  name    = "Equal sets are in sequence",
  summary = "Sets of the trump rank in different plain suits are in sequence, and so are all trumps above the ace.",
  requires = { "tractor-above-ace" },
  order   = { equals = "tractor" },
}
