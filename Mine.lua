-- A house rule: what stands here is changed, all else is as in the game that it is added to.
--   pengyou check 'pagat+./Mine.lua'   is it sound?
-- variants/README.md says what may stand here, and how a function says it where no value does.
return house_rule {
  name    = "Mine",
  summary = "The kitty counts four times.",
  kitty   = { multiplier = 4 },
}
