return house_rule {
  name    = "Friends join on playing",
  summary = "Who plays a called card is a friend from that moment.",
  friends = { joins = "on playing" },
}
