return house_rule {
  name    = "Tractors go on above the ace",
  summary = "Sets of the trump ace, the trump ranks and the jokers may be in sequence too.",
  order   = { tractors = "whole suit" },
  zh      = { name = "A以上也能连成拖拉机", summary = "主花色的A、级牌和王的对子也可以连。" },
}
