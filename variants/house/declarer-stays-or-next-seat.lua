return house_rule {
  name    = "Who wins goes on declaring; else the next seat does",
  summary = "A declarer who loses hands the deal to the next player in turn.",
  advance = { declarer = { won = "declarer", lost = "next seat" } },
  zh      = { name = "赢了连庄，输了下家坐庄", summary = "庄家输了，就由下家坐庄。" },
}
