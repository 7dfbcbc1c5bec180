return house_rule {
  name    = "The partner of a declarer who wins declares next",
  summary = "Of several friends it is the nearest in turn, without one the declarer again; after a defeat the next opponent.",
  advance = { declarer = { won = "partner", lost = "next opponent" } },
  zh      = { name = "庄家赢了，由搭档接着坐庄", summary = "朋友有几个时取最近的，没有朋友还是庄家；输了由下一个闲家坐庄。" },
}
