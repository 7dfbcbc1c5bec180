return house_rule {
  name    = "Players are active or passive",
  summary = "Who lost the last deal is passive and declares nothing; a passive winner spends the first level on becoming active.",
  levels  = { standing = "active and passive" },
  declare = {
    by     = unless_set "active players",
    nobody = wrap(function(kitty, deal, inherited)
      local word = inherited()
      return word == "redeal" and { redeal = true, active = "all" } or word
    end),
  },
  score = { short_team = "multiply", bands = {
    { 0, "declarers", 2 }, { "0+", "declarers", 1 },
    { 2, "opponents", 1 }, { 4, "opponents", 2 }, { 5, "opponents", 3 },
  } },
  advance = { steps = wrap(function(player, steps, result, inherited)
    local n = inherited()
    return n > 0 and not player.active and n - 1 or n
  end) },
  doc     = {
    ["declare.nobody"] = "where the cards are thrown in, everybody is active again",
    ["advance.steps"] = "who was passive rises one level less",
  },
  zh      = { name = "分上场和下场", summary = "上一副输的人下场，不能亮主；下场的人赢了，第一级用来重新上场。",
    doc = {
      ["declare.nobody"] = "作废重发时，大家都重新上场",
      ["advance.steps"] = "原来下场的人少升一级",
    } },
}
