return house_rule {
  name = "Who has passed is out of the trick",
  follow = { pass = "out of the trick" },
}
