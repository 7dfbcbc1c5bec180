return house_rule {
  name    = "The buried kitty stays hidden",
  summary = "Nobody may lay the kitty open before the end.",
  kitty   = { exposed = false },
  zh      = { name = "扣好的底不亮", summary = "打完之前不能亮底。" },
}
