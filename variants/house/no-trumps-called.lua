return house_rule {
  name    = "No trumps may be called",
  summary = "Only cards of the plain suits may be called.",
  friends = { callable = "plain suits" },
}
