return house_rule {
  name    = "Five cards in sequence are led as one",
  summary = "Five or more cards of a suit whose ranks follow each other are a straight (雨), one unit like a tractor.",
  lead    = { forms = { straight = { size = 1, length = "5+" } } },
  zh      = { name = "五张同门的顺子可以一起出", summary = "五张以上同门连着的牌叫“雨”，像拖拉机一样是一个整体。", words = { straight = "雨" } },
}
