return house_rule {
  name    = "The other copy may be called",
  summary = "With two packs the holder of one copy may call the other one.",
  friends = { own_copy = "other may be called" },
  zh      = { name = "可以叫“另一张”", summary = "两副牌时，手里有一张就可以叫另一张。" },
}
