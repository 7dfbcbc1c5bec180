return house_rule {
  name    = "After the burying others may overbid and take the kitty",
  summary = "Nobody waits for a turn; it goes on until all have passed, and the declarer stays.",
  source  = "rbtying/shengji",
  kitty   = { theft = "open" },
  zh      = { name = "扣底以后别人可以反底", summary = "不必轮流，直到人人都不要；庄家不变。" },
}
