/* phase_rules.c - see phase_rules.h. */
#include "phase_rules.h"

#include <stddef.h>

/* Turns: each player once, from the declarer on; `m.seat` is who came last. */
#define EACH_ONCE                                                                                  \
  "turn = function(deal, m) if not m.seat then return deal.declarer end "                          \
  "local next = deal:after(deal:player(m.seat)) "                                                  \
  "return next ~= deal.declarer and next or nil end, "

const PhaseRule phase_rules[] = {
    /* cards are asked for, and others given for them */
    {"pagat", "phases = { beg = { before = 'tricks', " EACH_ONCE "actions = function(deal, player) "
              "if player.hand:count('trumps') > 3 then return { 'pass' } end "
              "return { 'pass', { 'beg', count = 2, only = function(cards) "
              "return cards:points() == 0, 'no points may be given' end } } end, "
              "does = function(deal, player, action, m) m.seat = player.seat "
              "if action == 'pass' then return end "
              "local next = deal:after(player) "
              "return { points = { [player] = -10 }, "
              "move = { from = player, to = next, cards = action.cards }, "
              "gift = { from = next, to = player, count = 2 } } end } }"},
    {"friends", "phases = { beg = { before = 'call', " EACH_ONCE
                "actions = function() return { { 'offer', count = '1-3' } } end, "
                "does = function(deal, player, action, m) m.seat = player.seat "
                "local next, n = deal:after(player), #action.cards "
                "return { gift = { { from = next, to = player, count = n, only = function(card) "
                "return not card.joker end }, { from = player, to = next, count = n } } } end } }"},

    /* a kitty of one's own */
    {"shengji",
     "phases = { help = { instead_of = 'kitty', "
     "turn = function(deal, m) return not m.laid and (deal.declarer.partner or deal.declarer) or "
     "nil end, "
     "actions = function(deal, player, m) if not m.count then return { 'take' } end "
     "local plain = player.hand - player.hand:of('trumps') "
     "return { { 'lay', count = m.count, from = #plain >= m.count and plain or player.hand } } "
     "end, "
     "does = function(deal, player, action, m) "
     "if action == 'take' then m.count = #deal.kitty "
     "return { move = { from = 'kitty', to = player, cards = deal.kitty } } end "
     "m.laid = true "
     "return { move = { from = player, to = 'kitty', cards = action.cards } } end } }"},
    {"pagat",
     "phases = { offer = { instead_of = 'kitty', "
     "turn = function(deal, m) if m.laid then return end "
     "if m.taker then return deal:player(m.taker) end "
     "local next = m.last and deal:after(deal:player(m.last)) or deal.declarer "
     "return (next ~= deal.declarer or not m.last) and next or nil end, "
     "actions = function(deal, player, m) "
     "if m.taker then return { { 'lay', count = m.count } } end return { 'pass', 'take' } end, "
     "does = function(deal, player, action, m) m.last = player.seat "
     "if action == 'take' then m.taker, m.count = player.seat, #deal.kitty "
     "return { move = { from = 'kitty', to = player, cards = deal.kitty } } "
     "elseif action ~= 'pass' then m.laid = true "
     "return { move = { from = player, to = 'kitty', cards = action.cards } } end end } }"},
    /* it is laid by two, half each: nobody has laid all of it */
    {"online",
     "phases = { halves = { instead_of = 'kitty', "
     "turn = function(deal, m) if m.step == 2 then return end "
     "return m.step == 1 and deal:after(deal.declarer) or deal.declarer end, "
     "actions = function(deal, player, m) if m.step then return { { 'lay', count = m.rest } } end "
     "return { { 'lay', count = 2 } } end, "
     "does = function(deal, player, action, m) "
     "if m.step then m.step = 2 "
     "return { move = { from = player, to = 'kitty', cards = action.cards } } end "
     "local next, all = deal:after(player), #deal.kitty "
     "m.step, m.rest = 1, all - #action.cards "
     "local part = cards '' "
     "for card, copies in deal.kitty:kinds() do for i = 1, copies do "
     "if #part < m.rest then part = part + cards(tostring(card)) end end end "
     "return { move = { { from = 'kitty', to = player, cards = deal.kitty - part }, "
     "{ from = 'kitty', to = next, cards = part }, "
     "{ from = player, to = 'kitty', cards = action.cards } } } end } }"},

    /* the buried kitty is snatched, or a card of it exchanged, also where it was laid open */
    {"eighty",
     "kitty = { exposed = 2 }, phases = { snatch = { after = 'kitty', "
     "turn = function(deal, m) if m.taker then return deal:player(m.taker) end "
     "local next = m.last and deal:after(deal:player(m.last)) or deal:after(deal.declarer) "
     "return next ~= deal.declarer and next or nil end, "
     "actions = function(deal, player, m) "
     "if m.taker then return { { 'put', count = m.count } } end "
     "return player.side == 'opponents' and { 'pass', 'snatch' } or { 'pass' } end, "
     "does = function(deal, player, action, m) m.last, m.taker = player.seat, nil "
     "if action == 'pass' then return end "
     "if action == 'snatch' then m.taker, m.count = player.seat, #deal.kitty "
     "return { points = { [player] = -10 }, "
     "move = { from = 'kitty', to = player, cards = deal.kitty } } end "
     "return { move = { from = player, to = 'kitty', cards = action.cards } } end } }"},
    {"friends",
     "kitty = { shown_at_end = true, exposed = 1 }, phases = { change = { before = 'tricks', "
     "" EACH_ONCE "actions = function() return { 'pass', { 'change', count = 1 } } end, "
     "does = function(deal, player, action, m) m.seat = player.seat "
     "if action == 'pass' then return end "
     "return { move = { { from = player, to = 'kitty', cards = action.cards }, "
     "{ from = 'kitty', to = player, cards = cards(tostring(deal.kitty:first())) } } } end } }"},
    /* before it is picked up, cards of it lie open, and one is exchanged */
    {"online",
     "phases = { peep = { after = 'draw', " EACH_ONCE
     "actions = function(deal, player, m) return { 'pass', { 'change', count = 1 }, 'turn' } end, "
     "does = function(deal, player, action, m) m.seat = player.seat "
     "m.turned = (m.turned or 0) + 1 "
     "if action == 'pass' then return end "
     "if action == 'turn' then return { reveal = 5 - m.turned } end "
     "return { points = { opponents = 5 }, "
     "move = { { from = player, to = 'kitty', cards = action.cards }, "
     "{ from = 'kitty', to = player, cards = cards(tostring(deal.kitty:last())) } } } end } }"},

    /* numbers, polls, choices out of turn */
    {"shengji",
     "phases = { stake = { before = 'tricks', "
     "turn = function(deal, m) if (m.rounds or 0) < 2 then "
     "local list, next = {}, deal:after(deal.declarer) "
     "repeat list[#list + 1] = next next = deal:after(next) until next == list[1] "
     "return list end end, "
     "actions = function(deal, player, m) local all = { 'pass' } "
     "for i = 1, 4 do all[#all + 1] = { 'stake', i * (m.rounds and 5 or 10) } end return all end, "
     "does = function(deal, player, action, m) "
     "m.heard, m.first = (m.heard or 0) + 1, m.first or player.seat m.rounds = m.heard >= "
     "#deal.players and "
     "(m.heard // #deal.players) or m.rounds "
     "if action ~= 'pass' then return { points = { [player] = action[2] - deal:random(3), "
     "opponents = 1 } } end end } }"},
    {"pagat", "phases = { claim = { before = 'tricks', "
              "turn = function(deal, m) if not m.done then return deal.declarer end end, "
              "open = function(deal, m) return deal:others(deal.declarer) end, "
              "actions = function(deal, player, m) if player == deal.declarer then "
              "return { 'pass', { 'give', count = '1-2', from = player.hand:of('trumps') } } end "
              "return { { 'claim', m.last == player.seat and 2 or 1 } } end, "
              "does = function(deal, player, action, m) "
              "if action == 'pass' then m.done = true return end "
              "m.last, m.times = player.seat, (m.times or 0) + 1 "
              "if action[1] == 'claim' then if m.times > 4 then m.done = true end "
              "return { levels = { [player] = action[2] == 2 and -1 or 1 } } end "
              "m.done = true local next = deal:after(player) "
              "return { move = { from = player, to = next, cards = action.cards }, "
              "gift = { from = next, to = player, count = #action.cards } } end } }"},
    {"friends",
     "phases = { vote = { after = 'draw', "
     "turn = function(deal, m) if not m.asked then return deal:others(deal.declarer) end end, "
     "actions = function(deal, player) return { 'again', 'on', { 'show', count = '0-2', "
     "only = function(cards) return #cards ~= 1 or cards:first().points == 0, 'no points' end } } "
     "end, "
     "does = function(deal, player, action, m) m.asked = true "
     "if action == 'again' then m.votes = (m.votes or 0) + 1 end "
     "return { redeal = (m.votes or 0) >= 2 } end } }"},

    /* trumps, declarer and who is active are named by phases, one after the other */
    {"pagat",
     "declare = { rank = function(player) return { player.rank, '5', '9' } end }, "
     "phases = { seize = { after = 'draw', "
     "turn = function(deal, m) if not m.done then return deal:after(deal.declarer) end end, "
     "actions = function() return { 'pass', 'seize', 'raise' } end, "
     "does = function(deal, player, action, m) m.done = true "
     "if action == 'pass' then return end "
     "return { declarer = player, trump = action == 'raise' and 'none' or nil, "
     "levels = { [player] = action == 'raise' and 1 or nil } } end }, "
     "idle = { after = 'seize', turn = function() end, actions = function() return { 'pass' } end, "
     "does = function() end }, "
     "name = { before = 'call', "
     "turn = function(deal, m) return not m.done and deal.declarer or nil end, "
     "actions = function() return { 'spades', 'hearts', 'none', 'pass' } end, "
     "does = function(deal, player, action, m) m.done = true if action == 'pass' then return end "
     "return { trump = action == 'none' and action or action:sub(1, 1):upper() } end } }"},
    {"shengji",
     "levels = { standing = 'active and passive' }, phases = { rest = { before = 'tricks', "
     "" EACH_ONCE "actions = function() return { 'rest', 'rise', 'pass' } end, "
     "does = function(deal, player, action, m) m.seat = player.seat "
     "return { passive = action == 'rest' and player or nil, "
     "active = action == 'rise' and 'all' or nil } end } }"},

    /* one way and back; several at once, of which one gives on what it gets */
    {"eighty",
     "phases = { steal = { before = 'tricks', "
     "turn = function(deal, m) if not m.owes then return deal:after(deal.declarer) end "
     "return m.owes > 0 and deal.declarer or nil end, "
     "actions = function(deal, player, m) "
     "if m.owes then return { { 'take', count = m.owes } } end return { 'one', 'two' } end, "
     "does = function(deal, player, action, m) "
     "local next = deal:after(deal.declarer) "
     "if not m.owes then m.owes = action == 'one' and 1 or 2 "
     "local hand = next.hand local low = cards(tostring(hand:first())) "
     "if m.owes == 2 then low = low + cards(tostring(hand:last())) end "
     "return { move = { from = next, to = deal.declarer, cards = low } } end "
     "m.owes = 0 "
     "return { move = { from = player, to = next, cards = action.cards } } end } }"},
    {"online",
     "phases = { round = { before = 'tricks', "
     "turn = function(deal, m) if not m.done then return deal.declarer end end, "
     "actions = function() return { { 'send', count = 2 } } end, "
     "does = function(deal, player, action, m) m.done = true "
     "local moves, from = {}, player "
     "repeat local to = deal:after(from) "
     "moves[#moves + 1] = { from = from, to = to, cards = from == player and action.cards or "
     "cards(tostring(from.hand:first())) + cards(tostring(from.hand:last())) } from = to "
     "until from == player or #moves == 8 "
     "if from ~= player then return { points = { [player] = 1 } } end "
     "return { move = moves } end } }"},

    /* what declarations do, and what is done where there are none */
    {"pagat",
     "declare = { does = function(bid, deal) "
     "if bid.count == 1 then return { reveal = 1, points = { [bid.player] = 5 } } end "
     "if #bid.player.hand < 4 then return { reveal = 2, locks = true } end "
     "local card = cards(tostring(bid.player.hand:first())) "
     "return { move = { { from = bid.player, to = 'kitty', cards = card }, "
     "{ from = 'kitty', to = bid.player, cards = cards(tostring(deal.kitty:last())) } } } end }"},
    {"online",
     "declare = { does = function(bid, deal) "
     "local next = deal:after(bid.player) "
     "deal.memory.last = bid.player.seat "
     "if #next.hand < 3 then return { trump = 'H' } end "
     "if bid.count > 1 then return { declarer = next, trump = 'none' } end "
     "return { redeal = #next.hand > 22, levels = { [next] = 1 }, "
     "move = { { from = next, to = bid.player, cards = cards(tostring(next.hand:first())) }, "
     "{ from = bid.player, to = next, cards = bid.cards } } } end }"},
    {"friends",
     "declare = { bids = { suit = { rank = '3+' }, jokers = { joker = '3+' } }, "
     "nobody = function(kitty, deal) "
     "if not deal.memory.asked then deal.memory.asked = true "
     "return { ask = deal.players[2] } end "
     "local first = deal.players[1] "
     "return { declarer = first, reveal = 2, trump = kitty[2].suit or 'none', "
     "points = { [first] = 5 }, "
     "move = { { from = 'kitty', to = first, cards = cards(tostring(kitty[1])) }, "
     "{ from = first, to = 'kitty', cards = cards(tostring(first.hand:last())) } } } end }, "
     "deal = { begins = function(deal) return { levels = { [deal.players[1]] = 1 }, "
     "points = { [deal.players[3]] = 10 } } end }"},
    {"eighty", "declare = { bids = { suit = { rank = '4+' }, jokers = { joker = '4+' } }, "
               "nobody = function(kitty, deal) if #deal.failed == 0 then "
               "return { ask = deal.players[2], reveal = 3 } end "
               "return deal.redeals == 0 and 'redeal' or \"kitty's first card\" end }, "
               "deal = { begins = function(deal) return { declarer = deal.players[3] } end }"},
    {"online",
     "declare = { nobody = function(kitty, deal) deal.memory.asked = true "
     "if #deal.failed < 3 then return { ask = deal.players[#deal.failed + 1] } end "
     "return \"kitty's first rank card\" end, "
     "refuse = function(bid, deal) if not deal.memory.asked then return 'later' end end }, "
     "deal = { begins = function(deal) return { declarer = deal.players[4] } end }"},
    {"pagat", "declare = { nobody = function(kitty, deal) if #deal.failed == 0 then "
              "return { ask = deal.players[2], reveal = 3 } end "
              "return \"kitty's first card\" end, bids = { suit = { rank = '4+' }, jokers = { "
              "joker = '4+' } }"
              " }, deal = { begins = function(deal) return { declarer = deal.players[2] } end }"},
    {NULL, NULL},
};
