return house_rule {
  name    = "The first declaration is final",
  summary = "Nothing beats the first card that is shown for trumps.",
  declare = { beats = {}, own = {} },
  zh      = { name = "先亮为准", summary = "第一张亮出来的就定主，不能反。" },
}
