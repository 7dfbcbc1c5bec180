-- What a file says may not reach the terminal as an order, nor forge a line of the program.
local sentence = "no\27[2J\n9 passed, 0 failed \u{202e}\u{9b}31m\127\xc3"
return house_rule {
  name    = "Forging\27]0;x\7\n100 passed, 0 failed\xe2\x82",
  summary = "Clears\27[2J the screen\n100 passed, 0 failed \u{2066}\u{85}",
  lead    = { refuse = function(cards) if #cards > 1 then return sentence end end },
  deal    = { misdeal = function() print("a\27[1mb\r\nc") error(sentence) end },
}
