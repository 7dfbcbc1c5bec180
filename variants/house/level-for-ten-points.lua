return house_rule {
  name    = "One level for every ten points from 160; the levels have no end",
  summary = "Declarers who give no point at all rise one level more; behind the ace comes 2+.",
  source  = "rbtying/shengji",
  levels  = { track = "2 3 4 5 6 7 8 9 T J Q K A", after_last = "again" },
  advance = { stops = "" },
  score   = { bands = function(points)
    if points >= 160 then return "opponents", (points - 160) // 10 end
    return "declarers", (160 - points) // 10 + (points <= 0 and 1 or 0)
  end },
  doc     = { ["score.bands"] = "opponents with 160 points or more win a level for each ten above; else the declarers win one for each ten below, and one more if the opponents have none" },
  zh      = { name = "160分起每十分一级；级别没有终点", summary = "庄家方一分不丢再多升一级；A后面是2+。",
    doc = { ["score.bands"] = "闲家满160分，每多十分升一级；不满时庄家方每少十分升一级，闲家一分没有再多升一级" } },
}
