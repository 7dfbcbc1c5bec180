return house_rule {
  name    = "Declarers rise a level for every step below the second that is begun, with no row of its own at zero",
  summary = "Under forty points a step: one level from forty on, two from nought, three below nought, four below minus forty.",
  source  = "rbtying/shengji",
  score   = { bands = wrap(function(points, deal, inherited)
    local side, levels = inherited()
    if side == "declarers" then levels = 2 - points // (20 * deal.packs) end
    return side, levels
  end) },
  zh      = { name = "两档以下，庄家方每少一档多升一级，零分不另算", summary = "每档四十分：四十分以上升一级，零分起两级，负分三级，负四十分以下四级。" },
}
