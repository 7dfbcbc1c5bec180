return house_rule {
  name    = "The other copy may be called",
  summary = "With two packs the holder of one copy may call the other one.",
  friends = { own_copy = "other may be called" },
}
