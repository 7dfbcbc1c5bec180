/* choice_examples.c - see choice_examples.h. */
#include "choice_examples.h"

#include <stdio.h>
#include <string.h>

/* The ids of choices, with bars between, and the value that has them. */
/* clang-format off */
static const struct {
  const char *ids, *text;
} EXAMPLES[] = {
  {"deck.players.packs", "{ [6] = { packs = 3, kitty = 6 } }"},
  {"deck.players.LJ", "{ [6] = { packs = 3, LJ = 0, kitty = 9 } }"},
  {"deck.players.HJ", "{ [6] = { packs = 3, HJ = 0, kitty = 9 } }"},
  {"deck.players.kitty", "{ [6] = { packs = 2, kitty = 6 } }"},
  {"deck.players.lowest", "{ [6] = { packs = 3, kitty = 6, lowest = '5' } }"},
  {"deck.players.without", "{ [4] = { packs = 2, kitty = 6, without = '2S 3C' } }"},
  {"deck.packs.lowest", "{ {}, { lowest = 'J' } }"},
  {"deck.packs.LJ", "{ {}, { LJ = 0 } }"},
  {"deck.packs.HJ", "{ {}, { HJ = 2 } }"},
  {"deck.packs.without", "{ {}, { without = 'AS' } }"},
  {"deal.next.won", "{ won = 'partner', lost = 'next winner' }"},
  {"deal.next.lost", "{ won = 'declarer', lost = 'next opponent' }"},
  {"deal.next.even", "{ won = 'declarer', lost = 'next winner', even = 'first drawer' }"},
  {"deal.next, climbing: loser", "'loser'"},
  {"deal.next, climbing: winner", "'winner'"},
  {"deal.next, climbing: next seat", "'next seat'"},
  {"levels.after_last: again from T", "'again from T'"},
  {"declare.bids.rank", "{ suit = { rank = '2+' } }"},
  {"declare.bids.joker", "{ suit = { rank = 1, joker = 1 } }"},
  {"declare.bids.any", "{ suit = { joker = 1, any = 2 } }"},
  {"declare.bids.cards|declare.bids.is",
   "{ aces = { cards = 3, is = function(bid) return bid.cards:count('A') == 3 end } }"},
  {"declare.bids.only",
   "{ suit = { rank = '1+', only = function(bid) return bid.suit ~= 'C' end } }"},
  {"declare.bids.trump|declare.bids.trump: none", "{ jokers = { joker = '2+', trump = 'none' } }"},
  {"declare.bids.trump: its suit", "{ suit = { rank = '1+', trump = 'its suit' } }"},
  {"declare.bids.locks", "{ pair = { rank = 2, locks = true } }"},
  {"declare.bids.face_down|declare.bids.face_down: any",
   "{ pair = { joker = 1, any = 2, face_down = 'any' } }"},
  {"declare.bids.face_down: rank", "{ pair = { rank = 1, joker = 1, face_down = 'rank' } }"},
  {"declare.bids.face_down: joker", "{ pair = { rank = 1, joker = 1, face_down = 'joker' } }"},
  {"declare.bids.face_down: all", "{ pair = { joker = 1, any = 2, face_down = 'all' } }"},
  {"kitty.size.at_least", "{ at_least = 5 }"},
  {"order.trumps: suit|order.trumps: rank", "{ 'suit', 'rank', 'LJ', 'HJ' }"},
  {"order.trumps: 5H", "{ 'suit', 'rank', '5H', 'LJ', 'HJ' }"},
  {"order.no_trump: rank", "{ 'rank', 'LJ', 'HJ' }"},
  {"order.no_trump: 5H", "{ 'rank', '5H', 'LJ', 'HJ' }"},
  {"lead.first, climbing: holder of 3C", "'holder of 3C'"},
  {"lead.first, climbing: dealer", "'dealer'"},
  {"lead.first, climbing: after the dealer", "'after the dealer'"},
  {"lead.forms.size", "{ set = { size = '3+' } }"},
  {"lead.forms.length", "{ tractor = { length = '3+' } }"},
  {"lead.forms.to", "{ run = { size = 1, length = '5+', to = 'A' } }"},
  {"lead.forms.cards", "{ bomb = { cards = 'LJ HJ', power = 1 } }"},
  {"lead.forms.power", "{ bomb = { size = 4, power = 1 } }"},
  {"lead.forms.beats", "{ four = { size = 4, beats = '2x2' } }"},
  {"lead.forms.alike|lead.forms.alike: rank|lead.forms.suits",
   "{ rainbow = { size = 4, alike = 'rank', suits = 4 } }"},
  {"lead.forms.alike: face", "{ four = { size = 4, alike = 'face' } }"},
  {"lead.forms.only",
   "{ kings = { size = 4, alike = 'rank', only = function(cards) return cards:count('K') == 4 "
   "end } }"},
  {"lead.forms.is",
   "{ flush = { size = 5, is = function(cards, order) if #cards:ranks() == 5 then return "
   "order:tier(cards:last()) end end } }"},
  {"lead.forms.answers|lead.forms.answers: always",
   "{ bomb = { size = 4, power = 1, answers = 'always' } }"},
  {"lead.forms.answers: what is owed",
   "{ bomb = { size = 4, power = 1, answers = 'what is owed' } }"},
  {"lead.forms.answers: suit or trump",
   "{ bomb = { size = 4, power = 1, answers = 'suit or trump' } }"},
  {"lead.forms.owes", "{ rainbow = { size = 4, alike = 'rank', suits = 4, owes = { 'shape' } } }"},
  {"lead.forms.out_of_turn", "{ bomb = { size = 3, power = 1, out_of_turn = true } }"},
  {"lead.forms.ends_trick", "{ big_bomb = { size = 4, power = 2, ends_trick = true } }"},
  {"lead.forms.completes|lead.forms.becomes",
   "{ completion = { size = 2, completes = 'single', becomes = 'bomb' } }"},
  {"follow.owes: 2x2", "{ 'suit', { '2x2', '2+2', '2' } }"},
  {"follow.owes.from",
   "{ 'suit', { from = '5H', at_least = 1, why = 'the five of hearts is played' } }"},
  {"follow.owes.at_least", "{ 'suit', { from = '5H', at_least = 1 } }"},
  {"follow.owes.why", "{ 'suit', { from = '5H', why = 'the five of hearts is played' } }"},
  {"throw.penalty.points", "{ points = 10 }"},
  {"throw.penalty.per_card", "{ per_card = 10 }"},
  {"throw.penalty.levels|throw.penalty.levels: other side", "{ levels = { ['other side'] = 1 } }"},
  {"throw.penalty.levels: leader's side", "{ levels = { [\"leader's side\"] = -1 } }"},
  {"throw.penalty.unplayed|throw.penalty.unplayed: other side", "{ unplayed = 'other side' }"},
  {"throw.penalty.unplayed: leader's side", "{ unplayed = \"leader's side\" }"},
  {"throw.penalty.loses|throw.penalty.loses: leader's side", "{ loses = \"leader's side\" }"},
  {"throw.penalty.loses: other side", "{ loses = 'other side' }"},
  {"exchange.steps: keep|exchange.steps.if_holds",
   "{ { 'keep', by = 'loser', if_holds = 'LJ HJ', leader = 'loser' } }"},
  {"exchange.steps: give|exchange.steps.by|exchange.steps.by: loser|exchange.steps.to|"
   "exchange.steps.cards|exchange.steps.cards: highest",
   "{ { 'give', by = 'loser', to = 'winner', cards = 'highest' } }"},
  {"exchange.steps: refuse",
   "{ { 'give', by = 'loser', to = 'winner', cards = 'highest' }, { 'refuse', by = 'winner', "
   "leader = 'winner' } }"},
  {"exchange.steps: request|exchange.steps.of|exchange.steps.ranks",
   "{ { 'give', by = 'loser', to = 'winner', cards = 'highest' }, { 'request', by = 'loser', "
   "of = 'winner', ranks = '3-T' } }"},
  {"exchange.steps.by: winner", "{ { 'give', by = 'winner', to = 'loser', cards = 'any' } }"},
  {"exchange.steps.cards: any", "{ { 'give', by = 'loser', to = 'winner', cards = 'any' } }"},
  {"exchange.steps.if_given|exchange.steps.if_given: jokers",
   "{ { 'give', by = 'loser', to = 'winner', cards = 'highest' }, { 'request', by = 'loser', "
   "of = 'winner', if_given = 'jokers', ranks = '3-T' } }"},
  {"exchange.steps.leader",
   "{ { 'give', by = 'winner', to = 'loser', cards = 'any', leader = 'loser' } }"},
  {"score.bands: nobody", "{ { 0, 'declarers', 1 }, { 2, 'nobody', 0 }, { 3, 'opponents', 1 } }"},
  {"score.bands: declarers|score.bands: opponents",
   "{ { 0, 'declarers', 1 }, { 2, 'opponents', 1 } }"},
  {"score.bands: 0+", "{ { 0, 'declarers', 3 }, { '0+', 'declarers', 2 }, { 2, 'opponents', 1 } }"},
  {"score.bands.every", "{ { 0, 'declarers', 1 }, { 2, 'opponents', 1, every = 1 } }"},
  {"score.places.between|score.places.last", "{ 4, 3, between = 2, last = 1 }"},
  {"advance.stops: anyone", "{ ['5'] = 'anyone' }"},
  {"advance.stops: declarers", "{ ['5 T K'] = 'declarers' }"},
  {"advance.stops: declarer", "{ A = 'declarer' }"},
  {"advance.declarer.won", "{ won = 'partner', lost = 'next opponent' }"},
  {"advance.declarer.lost", "{ won = 'declarer', lost = 'next winner' }"},
  {"advance.declarer.even", "{ won = 'partner', lost = 'next opponent', even = 'nobody' }"},
  {"advance.game_over.deals", "{ deals = 12 }"},
  {"phases.after",
   "{ pause = { after = 'kitty', turn = function() end, actions = function() return { 'go' } "
   "end, does = function() end } }"},
  {"phases.before",
   "{ pause = { before = 'tricks', turn = function() end, actions = function() return { 'go' } "
   "end, does = function() end } }"},
  {"phases.instead_of",
   "{ pause = { instead_of = 'kitty', turn = function() end, actions = function() return { "
   "'go' } end, does = function() end } }"},
  {"phases.turn|phases.actions|phases.does",
   "{ double = { before = 'tricks', turn = function(deal, m) if not m.asked then return "
   "deal.declarer end end, actions = function() return { 'pass', 'double' } end, does = "
   "function(deal, player, action, m) m.asked = true end } }"},
  {"phases.open",
   "{ double = { before = 'tricks', turn = function(deal, m) if not m.asked then return "
   "deal.declarer end end, actions = function() return { 'pass', 'double' } end, does = "
   "function(deal, player, action, m) m.asked = true end, open = function(deal, m) return {} "
   "end } }"},
};
/* clang-format on */

/* Is it one of those between the bars? */
static bool is_among(const char *id, const char *ids) {
  for (size_t n; (n = strcspn(ids, "|")) != strlen(id) || strncmp(ids, id, n); ids += n + 1)
    if (!ids[n]) return false;
  return true;
}

const char *choice_example(const Field *field, const FieldChoice *choice) {
  char id[2 * FIELD_NAME + 64], name[FIELD_NAME];
  bool climbs = field->climb && choice->family == FAMILY_CLIMB;
  snprintf(id, sizeof id, "%s%s%s%s%s%s", schema_name(field, name), climbs ? ", climbing" : "",
           *choice->key ? "." : "", choice->key, *choice->word ? ": " : "", choice->word);
  for (size_t i = 0; i < sizeof EXAMPLES / sizeof *EXAMPLES; i++)
    if (is_among(id, EXAMPLES[i].ids)) return EXAMPLES[i].text;
  return NULL;
}
