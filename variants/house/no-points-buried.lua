return house_rule {
  name    = "No points may be buried",
  summary = "Fives, tens and kings stay in the hand of who buries the kitty.",
  kitty   = { refuse = function(cards)
    if cards:points() > 0 then return "no points may be buried" end
  end },
  zh      = { name = "分牌不能扣底", summary = "扣底时5、10、K要留在手里。" },
}
