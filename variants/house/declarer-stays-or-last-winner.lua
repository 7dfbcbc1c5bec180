return house_rule {
  name    = "Who wins goes on declaring; else whoever took the last trick does",
  summary = "A declarer who loses hands the deal to the winner of the last trick.",
  advance = { declarer = { won = "declarer", lost = "last trick's winner" } },
  zh      = { name = "赢了连庄，输了由赢末墩的人坐庄", summary = "庄家输了，就由赢最后一墩的人坐庄。" },
}
