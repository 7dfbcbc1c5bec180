return house_rule {
  name     = "The kitty counts four times by a flash, five times by a straight",
  summary  = "Opponents who win the last trick with four trumps of one rank in four suits, or with a straight, get the kitty's points four or five times.",
  requires = { "two-three-five-trumps", "straights-of-five", "flash-of-four-suits" },
  kitty    = { multiplier = wrap(function(trick, deal, inherited)
    return ({ flash = 4, straight = 5 })[trick.best.units[1].form] or inherited()
  end) },
  zh       = { name = "用“闪”抠底四倍，用“雨”抠底五倍", summary = "闲家用四门同点的主牌或顺子赢末墩，底牌分乘四或乘五。" },
}
