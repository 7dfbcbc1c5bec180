return house_rule {
  name    = "A friend joins once",
  summary = "A called card that somebody of the team plays leaves the call to the next one.",
  source  = "rbtying/shengji, NoDoubleJoin",
  friends = { twice = "leaves it open" },
  zh      = { name = "一个人只能当一次朋友", summary = "自己人出了叫到的牌不算，等下一个人出。" },
}
