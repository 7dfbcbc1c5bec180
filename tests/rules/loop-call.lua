-- For a session: a rule that does not come to an end stops the action that asked it, at once.
return house_rule {
  name = "Calling never ends", summary = "A mistake: whether a card may be called is asked for ever.",
  friends = { callable = function() while true do end end },
}
