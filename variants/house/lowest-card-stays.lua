return house_rule {
  name    = "Of a failed throw the lowest card stays",
  summary = "When a throw fails its lowest card is led alone, if need be out of a set.",
  throw   = { forced = "lowest card" },
}
