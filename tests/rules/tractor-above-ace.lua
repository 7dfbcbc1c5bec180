return house_rule {
  name  = "Tractors go on above the ace",
  order = { tractors = "whole suit" },
}
