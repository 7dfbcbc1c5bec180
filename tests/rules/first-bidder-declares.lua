return house_rule {
  name    = "The first to bid is declarer",
  declare = { declarer = "first bid" },
}
