local asked = { 0 }
return house_rule {
  name   = "Follows are refused every other time that the rule is asked",
  follow = { refuse = function()
    asked[1] = asked[1] + 1
    if asked[1] % 2 == 0 then return "not now" end
  end },
}
