return house_rule {
  name    = "Overcalls may be answered at once",
  summary = "Who is overcalled may at once show as many cards, and then the overcall is taken back.",
  declare = { own = { "defend" } },
  zh      = { name = "被反主可以马上加固", summary = "被反主的人可以马上亮出同样多的牌，把反主收回。" },
}
