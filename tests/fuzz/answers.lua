-- Every field that may be a function is one here. It answers what player A remembers in `bytes`, a
-- text, and the deal in `tables`, whatever fuzz_hooks.c made from its input. Without bytes it
-- answers as the game below it does. What is asked of cards and trumps alone, where nobody's memory can be read,
-- goes by SALT, a number that fuzz_hooks.c writes into the line below; with 0 it is as in the game.
-- (Climbing games have no such fields.)
--
-- What functions close over is compared after questions, so each closes over little.
local SALT = 0
local card, cards, error, pairs, select, tostring, type = card, cards, error, pairs, select, tostring, type

-- next(n) is a number below n, from the bytes of a text: from a place on, over and over.
local function source(text, place)
  return function(n)
    place = place % #text + 1
    return text:byte(place) % n
  end
end

-- A value of a table: "@B" is a player, "#55H" cards, "%B" that player's hand, "!" an error, "^" a
-- function, "&" the kitty.
local function made(value, deal)
  if type(value) == "table" then
    local out = {}
    for key, each in pairs(value) do out[made(key, deal)] = made(each, deal) end
    if out.cycle then out.cycle = out end
    return out
  end
  if type(value) ~= "string" then return value end
  local what, rest = value:sub(1, 1), value:sub(2)
  if what == "@" then return deal:player(rest) end
  if what == "#" then return cards(rest) end
  if what == "%" then return deal:player(rest).hand end
  if what == "!" then error(rest) end
  if what == "^" then return made end
  if what == "&" then return deal.kitty end
  return value
end

-- One of the eight tables from the input; the first four are effects.
local function one_of(next, deal, first, n)
  local tables = deal.memory and deal.memory.tables
  return tables and made(tables[first + next(n)], deal)
end

-- Anything at all.
local function anything(next, deal)
  local kind = next(16)
  if kind == 0 then return nil end
  if kind == 1 then return next(2) == 0 end
  if kind == 2 then return next(256) - 128 end
  if kind == 3 then return (next(256) - 128) * 2 ^ next(64) end
  if kind == 4 then return 0 / 0 end
  if kind == 5 then return 1 << next(64) end
  if kind == 6 then return ("x\n\27"):rep(next(256) * 8) end
  if kind == 7 then return card "5H" end
  if kind == 8 then return cards(next(2) == 0 and "" or "3456789TC") end
  if kind == 9 and deal then return deal.players[1 + next(#deal.players)] end
  if kind == 10 then return source end
  if kind == 11 then return deal end
  return deal and one_of(next, deal, 1, 8)
end

local function of_result(result) return result.deal end
local function of_players(players) return { players = players } end

-- The answer of a field: `own` makes what it wants. The last argument is `inherited`, that before
-- it the deal, or what `deal_of` finds it in.
local function answer(place, own, deal_of, ...)
  local last, inherited = select(select("#", ...) - 1, ...)
  local deal = deal_of and deal_of(last) or last
  local text = deal.players[1].memory.bytes
  if not text or #text == 0 then return inherited() end
  local next = source(text, place)
  local how = next(8)
  if how == 0 then return inherited() end
  if how == 1 then return anything(next, deal) end
  if how == 2 then next = source(text, place + #tostring((...))) end
  return own(next, deal)
end
local places = 0
local function added(own, deal_of)
  places = places + 3
  local place = places
  return function(...) return answer(place, own, deal_of, ...) end
end
local function field(own, deal_of) return wrap(added(own, deal_of)) end
-- The same where nothing lies below it.
local function entry(own, otherwise)
  local function inherited() return otherwise end
  return function(what, deal) return answer(1, own, nil, what, deal, inherited) end
end

-- What a field wants, as a rule.
local function yes(next)
  local how = next(4)
  if how == 3 then return false, "not now" end
  return how > 0
end
local function word(...)
  local words = { ... }
  return function(next) return words[1 + next(#words)] end
end
local function yes_or(...)
  local one = word(...)
  return function(next)
    if next(2) == 0 then return one(next) end
    return yes(next)
  end
end
local function words(...)
  local one = word(...)
  return function(next)
    local list = {}
    for i = 1, next(4) do list[i] = one(next) end
    return list
  end
end
local function sentence(next) if next(4) == 0 then return "not now" end end
local function number(low, high)
  return function(next) return low + next(256) % (high - low + 1) end
end
local SEATS = word("nobody", "declarer", "partner", "next seat", "next winner", "next opponent",
  "last trick's winner", "bidder", "first drawer", "after the first drawer")
local function seat(next, deal)
  if next(3) == 0 then return SEATS(next) end
  return deal.players[1 + next(#deal.players)]
end
local rank = word("2", "5", "T", "K", "A", "NT", "LJ", "1")
local function ranks(next) return next(2) == 0 and rank(next) or { rank(next), rank(next) } end
local side = word("declarers", "opponents", "nobody")
local function score(next) return side(next), next(6) end
-- Something is done, or remembered.
local function effects(next, deal)
  local what = next(8)
  if what == 0 then deal.players[1 + next(#deal.players)].memory.kept = anything(next, deal) end
  if what == 1 then deal.memory.dice = deal:random(1 + next(6)) end
  if what > 2 then return one_of(next, deal, 1, 4) end
end
local function owes(next, deal)
  local list, demand = {}, word("suit", "shape", "sets", "tractors", "tractors for sets", "highest")
  for i = 1, next(4) do
    local how = next(4)
    list[i] = how == 0 and { next(2) == 0 and "2x2" or "2x2+1", "2" }
      or how == 1 and { from = next(2) == 0 and deal.played or "AAAS5H", at_least = next(9), why = "so" }
      or how == 2 and one_of(next, deal, 5, 4) or demand(next)
  end
  return list
end

-- Of cards and trumps alone: numbers that follow from the salt and what is asked. Two of three
-- times it is as in the game.
local function hashed(...)
  local sum = SALT
  for i = 1, select("#", ...) - 1 do
    local text = tostring((select(i, ...)))
    sum = (sum * 31 + text:byte(1) * 7 + text:byte(-1)) % 65521
  end
  return function(n)
    sum = (sum * 75 + 74) % 65537
    return sum // 7 % n
  end
end
local function salted(own)
  return function(...)
    local inherited = select(select("#", ...), ...)
    if SALT == 0 then return inherited() end
    local next = hashed(...)
    if next(3) > 0 then return inherited() end
    return own(next)
  end
end
local rung = word("suit", "rank", "LJ", "HJ", "2", "3", "S", "5H", "A", "KD", "4")
local function ladder(next)
  if next(9) == 0 then return anything(next) end
  local list, has = {}, {}
  for _ = 1, 1 + next(6) do
    local one = rung(next)
    if not has[one] then list[#list + 1] = next(5) == 0 and { one } or one end
    has[one] = true
  end
  return list
end
-- Of groups of cards: asked often, so it is short.
local function group(cards) return (#cards * 7 + #tostring(cards:first()) + SALT) % 3 == 0 end

local function turn(next, deal)
  local how = next(6)
  if how == 0 then return deal.players end
  if how == 1 then return anything(next, deal) end
  if how < 4 then return deal.players[1 + next(#deal.players)] end
end
local function actions(next, deal)
  local list, one = { "pass" }, word("double", "pass", "give", "draw")
  for i = 2, next(5) do
    local how = next(6)
    list[i] = how == 0 and one(next) or how == 1 and { "stake", next(256) * 300 }
      or how == 2 and { "give", count = next(4) } or how == 3 and { "give", count = "1-2", only = yes }
      or how == 4 and { "lay", from = "5H", count = 1 } or anything(next, deal)
  end
  return list
end
local function nothing() end
local function of_phase(place, own)
  return function(deal) return answer(place, own, nil, deal, nothing) end
end
local odd = { after = "draw", turn = of_phase(1, turn), open = of_phase(2, turn),
  actions = of_phase(3, actions), does = of_phase(4, effects) }

return house_rule {
  name = "Answers from bytes", phases = { odd = odd }, levels = { standing = "active and passive" },
  deck = { spares = field(ranks) },
  deal = { next = field(seat, of_result), misdeal = added(sentence), refuse = added(sentence),
    begins = added(effects), ends = added(effects, of_result) },
  points = { cards = salted(function(next) return next(256) - 128 end) },
  declare = { rank = field(ranks), declarer = field(seat), does = added(effects),
    nobody = field(function(next, deal)
      if next(3) > 0 then return effects(next, deal) end
      return next(2) == 0 and "no trump" or "kitty's first rank card"
    end),
    beats = field(yes), refuse = added(sentence),
    bids = SALT % 2 == 1 and { asked = { rank = 1, only = entry(yes, true) },
      any = { cards = "2", is = entry(yes, false) } } or nil },
  kitty = { buries = field(seat), theft = field(word("no", "in turn", "open")),
    multiplier = field(number(0, 9)), refuse = added(sentence) },
  friends = { callable = field(yes_or("any", "plain suits", "not ranks or jokers")),
    joins = field(yes_or("on playing", "at the trick's end")),
    calls = SALT % 4 == 2 and field(words("AC", "AC#2", "KD", "9H#9", "")) or nil,
    refuse = added(sentence) },
  order = { trumps = salted(ladder), no_trump = salted(ladder),
    tractors = salted(yes_or("plain ranks", "whole suit")) },
  lead = { refuse = added(sentence), forms = SALT % 2 == 1 and {
    tractor = { only = group },
    three = { size = 3, is = function(cards) return group(cards) and #cards:suits() or nil end },
  } or nil },
  follow = { owes = field(owes), smaller = field(word("never", "single set", "set by set", "regrouped")),
    protect = field(words("larger sets", "tractors", "loose sets first")), refuse = added(sentence) },
  throw = { allowed = field(yes_or("no", "any suit", "plain suits", "equal sets")),
    stopped_by = field(yes_or("anyone", "opponents")), test = field(yes_or("unit", "card")),
    forced = field(word("objector's smallest", "smallest beaten", "lowest beaten", "all beaten",
      "lowest card", "play ends")),
    penalty = field(function(next, deal)
      if next(3) == 0 then return next(99) end
      return effects(next, deal)
    end),
    shown = field(word("nothing", "player", "cards")) },
  win = { overruff = field(yes_or("largest unit", "highest set", "every unit", "highest card")),
    beats = field(yes) },
  score = { points = field(number(-40, 215), of_result), bands = field(score),
    early_end = field(yes_or("no", "when decided")), short_team = field(number(0, 9), of_result),
    adjust = added(score, of_result) },
  advance = { stops = field(word("anyone", "declarers", "declarer"), of_result),
    steps = field(number(-9, 9), of_result), demote = field(rank, of_result),
    declarer = field(seat, of_result), game_over = field(turn, of_players) },
}
