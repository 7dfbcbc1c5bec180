return house_rule {
  name    = "A pair is owed to a triple",
  summary = "Who cannot follow a led set owes the next smaller one, down to a pair.",
  follow  = { smaller = "single set" },
  zh      = { name = "领三张，没有就跟对子", summary = "跟不上就跟小一号的，一直到对子。" },
}
