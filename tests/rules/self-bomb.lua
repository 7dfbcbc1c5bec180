return house_rule {
  name = "A bomb may be played upon one's own play",
  follow = { own_top = true },
}
