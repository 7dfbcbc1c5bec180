-- Finding Friends (找朋友) as it is played online: a full pack for every two players, trumps named by
-- rank cards or jokers, and a declarer who is known from the result of the deal before.
return game {
  name = "Finding Friends", extends = "pagat", players = 6, aliases = "网上找朋友",
  summary = "Four to twelve players; from the second deal the leader comes from the side that won.",
  source = "Rules for 升级 and 找朋友",

  deck = { players = "4-12", packs = function(players) return players // 2 end },  -- all jokers
  -- The new declarer draws first; so these are the words of advance.declarer.
  deal = {
    first = "random",
    next = { won = "next winner", lost = "next winner", even = "next opponent" },
  },
  -- With a declarer known beforehand a bid only fixes trumps. In the first deal there is none: then
  -- the bidder is declarer, and a deal in which nobody bids is thrown in.
  declare = {
    rank = "declarer",
    bids = { jokers = { joker = "2+", trump = "none" } },
    beats = { "count", "joker" }, own = { "add" }, nobody = "kitty's first rank card",
  },
  kitty   = { size = { at_least = 5 }, multiplier = "longest unit" },
  friends = { callable = "not ranks or jokers", joins = "at the trick's end" },
  order   = { tractors = "whole suit" },
  follow  = { owes = { "suit", "shape", "sets", "tractors" }, smaller = "set by set" },
  throw   = { penalty = 0 },
  advance = { declarer = { won = "next winner", lost = "next winner", even = "next opponent" } },

  doc = { ["deck.packs"] = "a full pack for every two players" },
  zh = { name = "找朋友（网上规则）", summary = "四到十二个人；从第二副起，由上一副赢的一方坐庄。",
    doc = { ["deck.packs"] = "每两个人一整副牌" } },
}
