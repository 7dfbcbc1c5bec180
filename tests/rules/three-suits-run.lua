return house_rule {
  name = "Pairs of three plain suits whose ranks follow each other are led as one",
  lead = { forms = { march = { size = 6, suits = 3, owes = { "shape" }, is = function(cards, order)
    local heights = {}
    for card, n in cards:kinds() do
      if n ~= 2 or card.trump then return end
      heights[#heights + 1] = order:height(card)
    end
    table.sort(heights)
    if heights[3] == heights[1] + 2 and heights[2] == heights[1] + 1 then return heights[3] end
  end } } },
}
