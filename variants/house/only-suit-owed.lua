return house_rule {
  name    = "Nothing but the suit is owed",
  summary = "Any cards of the led suit follow, whatever was led.",
  source  = "rbtying/shengji",
  follow  = { owes = { "suit" } },
  zh      = { name = "只要跟花色", summary = "不论领出什么，这门的牌随便跟。" },
}
