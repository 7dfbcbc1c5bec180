return house_rule {
  name    = "A declaration is beaten by a higher suit alone",
  declare = { beats = { "suit" } },
}
