return house_rule {
  name    = "The buried kitty may be laid open",
  summary = "Before the first lead the kitty may be laid open, and then it counts once.",
  kitty   = { exposed = 1 },
}
