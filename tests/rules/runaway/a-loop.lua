while true do end
return house_rule { name = "A rule that is never read to its end" }
