return house_rule {
  name    = "The first drawer is found by cutting and counting",
  summary = "The deck is cut; the card that shows says how many places are counted on to who draws first.",
  deal    = { first = "cut and count" },
  zh      = { name = "切牌数点定谁先抓", summary = "切牌，从切出的那张数起，数到谁谁先抓。" },
}
