return house_rule {
  name    = "Sets are owed, sequences are not",
  summary = "Led sets are followed with sets of their size, in sequence or not.",
  follow  = { owes = { "suit", "sets" }, smaller = "never" },
  zh      = { name = "有对跟对，不必跟拖拉机", summary = "领出对子、三张就跟同样张数的，连不连都行。" },
}
