return house_rule {
  name    = "The buried kitty stays hidden",
  summary = "Nobody may lay the kitty open before the end.",
  kitty   = { exposed = false },
}
