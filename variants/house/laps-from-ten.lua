return house_rule {
  name     = "After the joker level the levels go on from ten",
  summary  = "All laps but the first leave out the levels from two to nine.",
  requires = { "joker-level" },
  levels   = { after_last = "again from T" },
  zh       = { name = "打王的一级之后从10打起", summary = "除第一轮外，不打2到9。" },
}
