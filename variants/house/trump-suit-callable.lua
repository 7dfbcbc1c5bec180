return house_rule {
  name    = "Cards of the trump suit may be called",
  summary = "Only trump ranks and jokers may not be called.",
  friends = { callable = "not ranks or jokers" },
}
