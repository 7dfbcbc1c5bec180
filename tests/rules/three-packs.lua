return house_rule {
  name  = "Tractors of triples alone",
  needs = { packs = "3+" },
  lead  = { forms = { tractor = { size = "3+" } } },
}
