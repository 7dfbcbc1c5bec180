return house_rule {
  name = "A function answers with a word",
  lead = { forms = { odd_pair = { size = 2, only = function() return "yes" end } } },
}
