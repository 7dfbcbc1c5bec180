return house_rule {
  name    = "Two, five, ten, jack and king must be defended",
  summary = "Nobody jumps over these levels, and only declarers who win there leave them.",
  source  = "Shandong rules",
  advance = { stops = "2 5 T J K" },
  zh      = { name = "2、5、10、J、K必打", summary = "这些级不能跳过，坐庄赢了才能过。" },
}
