return house_rule {
  name    = "Twelve deals",
  summary = "After so many deals whoever stands highest has won.",
  levels  = { after_last = "again" },
  advance = { game_over = { deals = 12 } },
  zh      = { name = "打十二副", summary = "打满十二副，级最高的赢。" },
}
