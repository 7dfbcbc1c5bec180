return house_rule {
  name    = "A ruff is over-ruffed in every part",
  summary = "A second ruff of a throw wins only if each single, set and tractor of it is higher than that of the first.",
  source  = "rbtying/shengji, issue 264",
  win     = { overruff = "every unit" },
}
