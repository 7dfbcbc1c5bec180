return house_rule {
  name    = "Who lost the last deal pays the next player the highest trump",
  summary = "Before the first lead (进贡); the next player gives any card back.",
  deal    = { ends = function(result)
    for _, player in ipairs(result.deal.players) do
      player.memory.lost = result.side ~= "nobody" and player.side ~= result.side
    end
  end },
  phases  = { tribute = { before = "tricks",
    turn = function(deal, m)
      for _, player in ipairs(deal.players) do
        if player.memory.lost and not m[player.seat] then return player end
      end
    end,
    actions = function(deal, player)
      local top = player.hand:in_suit("T"):last()
      return { not top and "pass" or { "pay", count = 1, only = function(cards)
        return cards:first().trump and cards:first().tier == top.tier, "the highest trump is paid"
      end } }
    end,
    does = function(deal, player, action, m)
      local next = deal:after(player)
      m[player.seat] = true
      if action == "pass" then return end
      return { move = { from = player, to = next, cards = action.cards },
        gift = { from = next, to = player, count = 1 } }
    end } },
  doc     = {
    ["deal.ends"] = "who lost is remembered for the next deal",
    ["phases"] = "before the first lead everybody who lost the last deal pays the next player the highest trump, and gets any card back",
  },
  zh      = { name = "上一副输的人向下家进贡最大的主", summary = "开打之前进贡；下家随便还一张。", words = { tribute = "进贡" },
    doc = {
      ["deal.ends"] = "记下谁输了，下一副用",
      ["phases"] = "开打之前，上一副输的人各向下家进贡最大的主，下家随便还一张",
    } },
}
