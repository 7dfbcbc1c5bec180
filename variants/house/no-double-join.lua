return house_rule {
  name    = "A friend joins once",
  summary = "A called card that somebody of the team plays leaves the call to the next one.",
  source  = "rbtying/shengji, NoDoubleJoin",
  friends = { twice = "leaves it open" },
}
