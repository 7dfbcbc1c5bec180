return house_rule {
  name    = "Tractors go on above the ace",
  summary = "Sets of the trump ace, the trump ranks and the jokers may be in sequence too.",
  order   = { tractors = "whole suit" },
}
