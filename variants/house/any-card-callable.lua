return house_rule {
  name    = "Any card may be called",
  summary = "Friends may be called by trumps and jokers too.",
  source  = "rbtying/shengji, issues 35 and 305",
  friends = { callable = "any" },
  zh      = { name = "什么牌都能叫", summary = "主牌和王也能叫。" },
}
