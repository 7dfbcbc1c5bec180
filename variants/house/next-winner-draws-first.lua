return house_rule {
  name    = "The next winner draws first",
  summary = "In later deals the next member of the side that won, counted from the declarer, draws first.",
  deal    = { next = "next winner" },
  zh      = { name = "赢的一方里下一个人先抓", summary = "第二副起，从庄家数起，赢的一方里下一个人先抓。" },
}
