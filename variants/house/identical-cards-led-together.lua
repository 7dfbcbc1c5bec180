return house_rule {
  name    = "The leader divides a lead, but identical cards stay together",
  summary = "Who leads 22333 says whether it is 3 + 2 or 2x2 + 1, but copies of a card part only where a tractor takes some.",
  source  = "rbtying/shengji",
  lead    = { grouping = "leader's choice", refuse = function(play)
    local sets = {}
    for _, unit in ipairs(play.units) do
      local card = tostring(unit.top)
      if unit.length == 1 and sets[card] then return "identical cards are led together" end
      sets[card] = unit.length == 1
    end
  end },
  doc     = { ["lead.refuse"] = "copies of one card are not led in two sets" },
  zh      = { name = "领出的人可以说怎么拆，但同样的牌不分开", summary = "领22333时说明是3加2还是两连对加单张；同样的牌只在拖拉机用得着时才拆。",
    doc = { ["lead.refuse"] = "同样的牌不能分成两部分领出" } },
}
