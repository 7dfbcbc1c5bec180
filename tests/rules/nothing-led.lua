-- For a session: a rule under which nobody can lead.
return house_rule {
  name = "Nothing is led",
  lead = { refuse = function() return "no lead at all" end },
}
