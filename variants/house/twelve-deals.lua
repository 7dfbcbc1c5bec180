return house_rule {
  name    = "Twelve deals",
  summary = "After so many deals whoever stands highest has won.",
  levels  = { after_last = "again" },
  advance = { game_over = { deals = 12 } },
}
