return house_rule {
  name    = "Throws are tested unit by unit",
  summary = "A throw fails if anybody can beat a single, set or tractor of it with its like.",
  throw   = { test = "unit" },
  zh      = { name = "甩牌按部分检验", summary = "有人能用同样的牌型压过其中一个单张、对子或拖拉机，甩牌就失败。" },
}
