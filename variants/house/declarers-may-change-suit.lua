return house_rule {
  name    = "Declarers may change their suit",
  summary = "Who declared may add to it, and may overcall it with more cards of another suit.",
  declare = { own = { "add", "change" } },
  zh      = { name = "亮主的人可以换花色", summary = "亮主的人可以加牌，也可以用更多张别的花色反自己。" },
}
