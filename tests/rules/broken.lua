return house_rule {
  name  = "A field that does not exist",
  order = { tractor = "whole suit" },
}
