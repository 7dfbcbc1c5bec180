return house_rule {
  name    = "Of a failed throw the beaten part stays",
  summary = "When a throw fails the smallest part that the objector beats is led.",
  throw   = { forced = "objector's smallest" },
  zh      = { name = "甩牌失败，被压过的那部分留下", summary = "甩牌失败时，留下能被挡牌者压过的最小部分。" },
}
