return house_rule {
  name    = "The trump rank leaves a gap",
  summary = "The ranks on both sides of it are no neighbours: when threes are trump, a pair of twos and one of fours are no tractor.",
  source  = "rbtying/shengji, what groups ask for",
  order   = { gap = "open" },
  zh      = { name = "级牌空出的位置不能连", summary = "级牌两边的牌不算相连：打3时，对2和对4不是拖拉机。" },
}
