return house_rule {
  name    = "Sevens are always trumps, above the trump rank",
  summary = "The seven of the trump suit is the higher one; jokers stand above them.",
  order   = { trumps   = { "suit", "rank", "7", "LJ", "HJ" },
              no_trump = { "rank", "7", "LJ", "HJ" } },
  zh      = { name = "7永远是主，比级牌大", summary = "主花色的7更大；王在最上面。" },
}
