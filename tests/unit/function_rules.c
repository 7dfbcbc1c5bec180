/* function_rules.c - see function_rules.h. */
#include "function_rules.h"

#include <stddef.h>

const char *const function_rules[] = {
    /* the order */
    "order = { trumps = function(trump, inherited)\n"
    "  local ladder = inherited()\n"
    "  if trump.suit ~= 'C' then table.insert(ladder, 2, '3') end\n"
    "  return ladder\n"
    "end, no_trump = function(trump, inherited)\n"
    "  local ladder = inherited()\n"
    "  table.insert(ladder, 1, 'H')\n"
    "  return ladder\n"
    "end }",
    "order = { tractors = function(low, high, trump, inherited)\n"
    "  if high.joker then return 'plain ranks' end\n"
    "  if low.rank == 'A' then return 'whole suit' end\n"
    "  return inherited() and low.rank ~= '7'\n"
    "end, equals = 'tractor' }, follow = { owes = { 'suit', 'sets', 'tractors' } }",
    "points = { cards = function(card, trump, inherited)\n"
    "  return card.rank == trump.rank and 15 or card.joker and -5 or inherited()\n"
    "end }, score = { below_zero = 'on' }",

    /* leads */
    "lead = { forms = { tractor = { length = '3+' }, straight = { size = 1, length = '4+' } } }",
    "lead = { forms = { set = { size = '2-3' }, tractor = { size = 2, length = '2-3' } } },\n"
    "  follow = { owes = { 'suit', 'shape', 'sets', 'tractors' }, smaller = 'set by set' }",
    "lead = { forms = { set = { size = '3+' }, tractor = { size = '2+', length = '2+' } } },\n"
    "  throw = { test = 'unit', forced = 'all beaten' }",
    "lead = { refuse = function(play, hand, deal)\n"
    "  local others = #hand > hand:count('trumps')\n"
    "  if play.suit == 'T' and others and deal.tricks < 4 then return 'no trumps yet' end\n"
    "end }, throw = { allowed = function(play, deal)\n"
    "  if #play.units > 3 then return false, 'too many parts' end\n"
    "  return deal.tricks % 2 == 0 and 'plain suits' or 'equal sets'\n"
    "end }",
    "throw = { allowed = function(play, deal, inherited)\n"
    "  return inherited() and play.units[1].size == 1\n"
    "end }",

    /* follows */
    "follow = { owes = function(lead, hand, deal, inherited)\n"
    "  if #lead == 2 then return { 'suit', { '2' } } end\n"
    "  if #hand:in_suit(lead.suit) == 0 and hand:count('trumps') > 0 then\n"
    "    return { { from = hand:in_suit('T'), at_least = #lead } }\n"
    "  end\n"
    "  return deal.tricks % 2 == 0 and inherited() or { 'suit', 'shape', 'sets', 'highest' }\n"
    "end }",
    "follow = { smaller = function(lead, deal)\n"
    "  return #lead > 2 and 'set by set' or deal.tricks % 2 == 0 and 'single set' or 'never'\n"
    "end, protect = function(lead, deal)\n"
    "  if lead.suit == 'T' then return {} end\n"
    "  return deal.tricks % 2 == 0 and { 'larger sets' } or { 'larger sets', 'loose sets first' }\n"
    "end }",
    "follow = { refuse = function(play, lead, hand)\n"
    "  local void = #hand:in_suit(lead.suit) == 0\n"
    "  if void and #play == 1 and play.cards:count('K') == 1 and hand:count('K') < #hand then\n"
    "    return 'kings are kept'\n"
    "  end\n"
    "end }",

    /* winners */
    "win = { beats = function(new, best, lead, deal, inherited)\n"
    "  if deal.tricks % 2 == 1 then return new.cards:points() > best.cards:points() end\n"
    "  return inherited() and new.player.seat ~= 'C'\n"
    "end }",
    "throw = { stopped_by = 'opponents' }, win = { overruff = function(new, best, led)\n"
    "  if led[1].length > 1 then return 'largest unit' end\n"
    "  local more = 0\n"
    "  for i = 1, #led do more = more + (new[i] > best[i] and 1 or new[i] < best[i] and -1 or 0) "
    "end\n"
    "  return more > 0\n"
    "end }",
    "throw = { forced = 'all beaten' }, win = { throws = 'in suit too',\n"
    "  overruff = function(new, best, led, deal, inherited)\n"
    "  local word = ({ 'every unit', 'longest first', 'highest card', 'highest set' })\n"
    "  return word[deal.tricks % 5 + 1] or inherited()\n"
    "end }",

    /* throws */
    "throw = { test = function(unit, hand, throw, deal, inherited)\n"
    "  if unit.length > 1 or #throw > 4 then return 'card' end\n"
    "  return inherited() and #hand:in_suit(throw.suit) ~= 3\n"
    "end, stopped_by = function(player, throw, deal, inherited)\n"
    "  return player == deal.declarer or deal.tricks % 2 == 0 and 'opponents' or inherited()\n"
    "end }",
    "throw = { forced = function(throw, deal, inherited)\n"
    "  if #throw.units > 2 then return throw.beaten[#throw.beaten] end\n"
    "  if #throw.beaten > 1 then return 'smallest beaten' end\n"
    "  return deal.tricks % 2 == 0 and throw.cards:first() and 'lowest card' or inherited()\n"
    "end, penalty = function(throw, deal)\n"
    "  return throw.objector.side == throw.player.side and 5 or { per_card = 10, points = 5 }\n"
    "end, shown = function(throw) return #throw.beaten > 1 and 'cards' or 'nothing' end }",
    "throw = { forced = function(throw, deal)\n"
    "  return deal.tricks > 2 and 'play ends' or 'lowest beaten'\n"
    "end, penalty = function(throw, deal)\n"
    "  local m = throw.player.memory\n"
    "  m.faults = (m.faults or 0) + 1\n"
    "  return { points = { [throw.objector] = 10, opponents = 5 }, levels = { [throw.player] = "
    "-1,\n"
    "    [\"leader's side\"] = -1, ['other side'] = m.faults }, per_card = 5 }\n"
    "end }, levels = { standing = 'active and passive' }",
    "throw = { forced = 'play ends', penalty = function(throw, deal, inherited)\n"
    "  local words = { { loses = \"leader's side\", levels = { [\"leader's side\"] = -2 } },\n"
    "    { unplayed = \"leader's side\" }, { unplayed = 'other side', per_card = 10 },\n"
    "    { loses = 'other side', levels = { [\"leader's side\"] = 1, ['other side'] = -1 } }, 20 "
    "}\n"
    "  return words[#throw.withdrawn % 7] or inherited()\n"
    "end }",
    "throw = { forced = function(throw) return throw.beaten[#throw.beaten] end }",
    "throw = { stopped_by = function(player, throw) return 'opponents' end },\n"
    "  friends = { found = 'by holding' }",
    "throw = { forced = 'play ends', penalty = { points = 20, levels = { [\"leader's side\"] = -1 "
    "} } "
    "}",
    "throw = { forced = 'play ends', penalty = { levels = { [\"leader's side\"] = -2, ['other "
    "side'] "
    "= 2 } } }",
    "throw = { forced = 'lowest beaten', penalty = { levels = { [\"leader's side\"] = -2, ['other "
    "side'] = 1 } } }, advance = { stops = { ['3 5'] = 'anyone', A = 'declarer' } }",
    "throw = { forced = function(throw, deal) return deal.tricks > 3 and 'play ends' or 'lowest "
    "card' end,\n"
    "  penalty = { unplayed = 'other side', levels = { [\"leader's side\"] = -1 } } }",

    /* the end of a deal */
    "kitty = { multiplier = function(trick, deal, inherited)\n"
    "  if deal.tricks % 3 == 0 then return 'longest unit' end\n"
    "  return deal.tricks % 3 == 1 and \"winner's longest unit\" or inherited() + 1\n"
    "end }",
    "score = { points = function(points, result, inherited)\n"
    "  return inherited(points + 5) - 3 * result.kitty_points - result.missing\n"
    "end, bands = function(points, deal, inherited)\n"
    "  local side, levels = inherited(points + 20)\n"
    "  return side, levels + deal.number\n"
    "end, short_team = function(levels, missing, result, inherited)\n"
    "  return missing == 1 and 'add' or inherited(levels, missing + 1)\n"
    "end, below_zero = 'on' }",
    "score = { adjust = function(side, levels, result)\n"
    "  if result.points == result.trick_points then return side, levels end\n"
    "  return side == 'declarers' and 'opponents' or 'declarers', 2\n"
    "end }",
    "score = { early_end = function(deal)\n"
    "  if deal.tricks == 9 then return true end\n"
    "  return deal.tricks > 4 and 'when decided'\n"
    "end, bands = { { 0, 'declarers', 1 }, { 1, 'opponents', 1 } } }",
    "score = { early_end = 'when decided', below_zero = 'on', bands = { { 0, 'declarers', 1, every "
    "= "
    "-1 },\n"
    "  { 2, 'opponents', 1 } } }, friends = { joins = 'on playing' }",
    "score = { early_end = 'when decided', bands = { { 0, 'declarers', 1 }, { '0+', 'opponents', 1 "
    "} "
    "} },\n"
    "  points = { cards = { A = -5, K = 10, ['2'] = 1 } }, kitty = { multiplier = 'longest unit' }",

    /* levels */
    "advance = { demote = function(player, result)\n"
    "  if player.side ~= result.side then return result.declarer.level % 2 == 0 and '2' or '4' "
    "end\n"
    "end }, levels = { start = '3', after_last = 'again from 6' }",
    "advance = { steps = function(player, steps, result, inherited)\n"
    "  if player == result.declarer then return -2 end\n"
    "  return inherited(player, steps + 1) + #result.opponents % 2\n"
    "end, stops = function(rank, player, result, inherited)\n"
    "  if rank == 'K' then return player.seat == 'A' and 'anyone' or 'declarer' end\n"
    "  return rank == '5' and 'declarers' or inherited()\n"
    "end }",
    "advance = { game_over = function(players, inherited)\n"
    "  for _, player in ipairs(players) do if player.rank == 'K' then return player end end\n"
    "  return players[1].level % 2 == 0 and 'past the last level' or inherited()\n"
    "end }",
    "advance = { game_over = { deals = 2 } }, levels = { track = 'T J Q K A', start = 'J' }",
    "levels = { track = '9', start = '9', after_last = 'again' }, advance = { game_over = 'never' "
    "}",
    "deal = { ends = function(result)\n"
    "  for _, player in ipairs(result.deal.players) do\n"
    "    player.memory.deals = (player.memory.deals or 0) + result.levels\n"
    "  end\n"
    "  return { levels = { [result.declarer] = 2, opponents = -1 }, active = result.declarer,\n"
    "    passive = result.deal:after(result.declarer) }\n"
    "end }, levels = { standing = 'active and passive' }, declare = { by = 'anyone' },\n"
    "  advance = { steps = function(player, steps) return steps + player.memory.deals % 2 end }",
    "deal = { ends = function(result) return { levels = { [result.declarer] = 1 } } end },\n"
    "  advance = { stops = { ['2 3 4 5 6 7 8 9 T J Q K'] = 'declarer' } }",
    "deal = { next = function(result, inherited)\n"
    "  if result.levels > 1 then return result.deal:after(result.declarer) end\n"
    "  return result.side == 'opponents' and 'next opponent' or inherited()\n"
    "end }, advance = { declarer = function(result, inherited)\n"
    "  if result.levels == 1 then return 'partner' end\n"
    "  return result.levels == 2 and inherited() or nil\n"
    "end }",
    NULL,
};
