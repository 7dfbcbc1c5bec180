return house_rule {
  name    = "Nothing but the suit is owed",
  summary = "Any cards of the led suit follow, whatever was led.",
  source  = "rbtying/shengji",
  follow  = { owes = { "suit" } },
}
