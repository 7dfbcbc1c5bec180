return house_rule {
  name  = "A table that is wrong from 160 points on",
  score = {
    bands = function(points)
      if points < 160 then return "declarers", 1 end
      return "opponents", points
    end,
  },
}
