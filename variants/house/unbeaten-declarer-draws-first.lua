return house_rule {
  name    = "A declarer who did not lose draws first again",
  summary = "In later deals the declarer draws first again, or after a defeat the next winner.",
  deal    = { next = { won = "declarer", lost = "next winner" } },
  zh      = { name = "没输的庄家还先抓", summary = "第二副起，庄家没输还由他先抓，输了由下一个赢家先抓。" },
}
