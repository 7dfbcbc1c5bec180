return house_rule {
  name    = "The next winner draws first",
  summary = "In later deals the next member of the side that won, counted from the declarer, draws first.",
  deal    = { next = "next winner" },
}
