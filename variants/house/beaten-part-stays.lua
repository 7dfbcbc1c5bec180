return house_rule {
  name    = "Of a failed throw the beaten part stays",
  summary = "When a throw fails the smallest part that the objector beats is led.",
  throw   = { forced = "objector's smallest" },
}
