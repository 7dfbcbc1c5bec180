return house_rule {
  name    = "The first declaration is final",
  summary = "Nothing beats the first card that is shown for trumps.",
  declare = { beats = {}, own = {} },
}
