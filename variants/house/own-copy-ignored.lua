return house_rule {
  name    = "The declarer's own copy does not count",
  summary = "Copies of a called card that the declarer plays are passed over; somebody else always is the friend.",
  source  = "rbtying/shengji, issue 328",
  friends = { own_copy = "ignored" },
}
