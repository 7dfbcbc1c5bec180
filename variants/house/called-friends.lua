return house_rule {
  name    = "Any number from four on play, and friends are called",
  summary = "Half the players, rounded down and the declarer included, make up the declarer's side; each is found by a called card.",
  source  = "rbtying/shengji",
  deck    = { players = "4-16", packs = function(players) return players // 2 end },
  kitty   = { size = { at_least = 5 } },
  friends = { teams = "called", count = function(players) return players // 2 - 1 end },
  phases  = { "draw", "kitty", "call", "tricks" },
  doc     = {
    ["deck.packs"] = "a full pack for every two players",
    ["friends.count"] = "half the players, rounded down, less one",
  },
  zh      = { name = "四人以上都能打，叫牌找朋友", summary = "庄家一方连庄家占一半人（舍去零头），每个朋友叫一张牌来找。",
    doc = {
      ["deck.packs"] = "每两个人一整副牌",
      ["friends.count"] = "人数的一半（舍去零头）再减一",
    } },
}
