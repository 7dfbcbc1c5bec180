return house_rule {
  name    = "After the burying others may overbid and take the kitty",
  summary = "Nobody waits for a turn; it goes on until all have passed, and the declarer stays.",
  source  = "rbtying/shengji",
  kitty   = { theft = "open" },
}
