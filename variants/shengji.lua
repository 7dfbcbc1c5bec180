-- Shēng Jí (升级), Tractor: the game of `friends` in two fixed teams, every second seat, whose members
-- share one level.
return game {
  name = "Shēng Jí", extends = "friends", players = 4, aliases = "tractor tuolaji 升级 拖拉机 双升",
  summary = "Tractor: two fixed teams in alternate seats, four to twelve players; the lead goes round in the team that wins.",
  source = "Rules for 升级 and 找朋友",

  deck    = { players = { [4] = {}, [6] = {}, [8] = {}, [10] = {}, [12] = {} } },
  friends = { teams = "fixed", count = 0 },
  score   = { short_team = "no" },
  phases  = { "draw", "kitty", "tricks" },

  zh = { name = "升级", summary = "隔一个座位一队，四到十二个人；赢的一队轮流坐庄。" },
}
