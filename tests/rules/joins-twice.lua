return house_rule {
  name    = "The copy after the called one joins",
  friends = { joins = function(call) return call.seen == call.ordinal + 1 end },
}
