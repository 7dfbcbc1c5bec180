return house_rule {
  name    = "When nobody declares the cards are dealt again",
  summary = "A deal in which nobody declares is thrown in.",
  declare = { nobody = "redeal" },
}
