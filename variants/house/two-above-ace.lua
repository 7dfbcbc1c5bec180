return house_rule {
  name    = "Two is the highest rank",
  summary = "In every suit the two stands above the ace; as trump rank it is where trump ranks are.",
  order   = { ranks = "3 4 5 6 7 8 9 T J Q K A 2" },
  zh      = { name = "2最大", summary = "每门里2比A大；做级牌时在级牌的位置。" },
}
