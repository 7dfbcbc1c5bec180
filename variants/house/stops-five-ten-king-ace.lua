return house_rule {
  name    = "Five, ten, king and ace must be defended",
  summary = "Nobody jumps over these levels, and only declarers who win there leave them.",
  source  = "rbtying/shengji",
  advance = { stops = { ["5 T K A"] = "declarers", NT = "declarer" } },
  zh      = { name = "5、10、K、A必打", summary = "这些级不能跳过，坐庄赢了才能过。" },
}
