return house_rule {
  name    = "The declarer's own copy does not count",
  summary = "Copies of a called card that the declarer plays are passed over; somebody else always is the friend.",
  source  = "rbtying/shengji, issue 328",
  friends = { own_copy = "ignored" },
  zh      = { name = "庄家自己出的不算", summary = "庄家自己出了叫到的牌就跳过；朋友总是别人。" },
}
