return house_rule {
  name    = "A ruff is over-ruffed in every part",
  summary = "A second ruff of a throw wins only if each single, set and tractor of it is higher than that of the first.",
  source  = "rbtying/shengji, issue 264",
  win     = { overruff = "every unit" },
  zh      = { name = "再杀要每一部分都更大", summary = "甩牌被杀之后，每个单张、对子、拖拉机都更大才能再杀过。" },
}
