-- Before the first lead the opponents are asked, all at once; a double counts the levels twice.
return house_rule {
  name    = "Opponents may double",
  summary = "Before the first lead each other player may double: then twice as many levels are won.",
  phases  = { double = { before = "tricks",
    turn    = function(deal, m) if not m.asked then return deal:others(deal.declarer) end end,
    actions = function() return { "pass", "double" } end,
    does    = function(deal, player, action, m) m.asked, m.times = true, action == "double" and 2 or m.times end } },
  score   = { adjust = function(side, levels, result) return side, levels * (result.deal.memory.double.times or 1) end },
  doc     = {
    ["phases"] = "before the first lead all opponents are asked at once, and each may double",
    ["score.adjust"] = "twice as many levels, if somebody has doubled",
  },
  zh      = { name = "闲家可以加倍", summary = "开打之前别人都可以加倍：升级就加倍。", words = { double = "加倍" },
    doc = {
      ["phases"] = "开打之前同时问所有闲家，每个人都可以加倍",
      ["score.adjust"] = "有人加倍，级数就翻倍",
    } },
}
