return house_rule {
  name    = "The buried kitty may be laid open",
  summary = "Before the first lead the kitty may be laid open, and then it counts once.",
  kitty   = { exposed = 1 },
  zh      = { name = "扣好的底可以亮出来", summary = "开打之前可以亮底，亮了只算一倍。" },
}
