return house_rule {
  name    = "Friends join when the trick is over",
  summary = "Who plays a called card is a friend from the end of that trick.",
  friends = { joins = "at the trick's end" },
}
