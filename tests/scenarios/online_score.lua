-- The table of points. Ids are those of the facts of rbtying/shengji.
return scenarios { game = "online",
  { "P360-P377: A step of forty with two packs, rows without end",
    table = { [-80] = "declarers +5", [-40] = "declarers +4", [-35] = "declarers +3", [0] = "declarers +3",
    [5] = "declarers +2", [35] = "declarers +2", [40] = "declarers +1", [75] = "declarers +1",
    [80] = "opponents +0", [115] = "opponents +0", [120] = "opponents +1", [155] = "opponents +1",
    [160] = "opponents +2", [195] = "opponents +2", [200] = "opponents +3", [235] = "opponents +3",
    [240] = "opponents +4", [280] = "opponents +5" } },
  { "P381-P391: Without a dead zone opponents who win rise at once", rules = "no-dead-zone",
    table = { [-80] = "declarers +5", [-40] = "declarers +4", [-35] = "declarers +3", [0] = "declarers +3",
    [5] = "declarers +2", [35] = "declarers +2", [40] = "declarers +1", [75] = "declarers +1",
    [80] = "opponents +1", [115] = "opponents +1", [120] = "opponents +2" } },
  { "P378: Declarers who win short of friends rise one level more", rules = "called-friends", players = 6,
    packs = 2, team = "A", points = 0, result = "declarers +4" },
  { "P379: Declarers who win short of friends rise one level more", rules = "called-friends", players = 6,
    packs = 3, team = "A", points = 0, result = "declarers +4" },
  { "P380: Declarers who win short of friends rise one level more", rules = "called-friends", players = 6,
    packs = 3, team = "A", points = 50, result = "declarers +3" },

  -- The setting that no fact shows: no row of its own at zero.
  { "Without a row at zero each begun step is a level", rules = "level-for-every-step",
    table = { [80] = "opponents +0", [75] = "declarers +1", [40] = "declarers +1", [35] = "declarers +2",
    [0] = "declarers +2", [-5] = "declarers +3", [-40] = "declarers +3", [-45] = "declarers +4" } },
}
