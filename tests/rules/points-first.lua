return house_rule {
  name   = "A point card goes to every trick, before the suit",
  follow = { owes = { { from = "55C 55D 55H 55S KKC KKD KKH KKS", at_least = 1 }, "suit", "sets" } },
}
