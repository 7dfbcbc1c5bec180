return house_rule {
  name    = "Who declares with jokers plays for twice the levels",
  summary = "Both sides rise twice as far after a declaration of jokers.",
  score   = { adjust = function(side, levels, result)
    local bid = result.deal.bid
    return side, bid and bid.joker and 2 * levels or levels
  end },
  zh      = { name = "用王亮主，升级加倍", summary = "亮王之后，两方升级都加倍。" },
}
