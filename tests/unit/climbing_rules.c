/* climbing_rules.c - what a house rule of climbing games says, each word and key: see ruled.h. */
#include "ruled.h"

const char *const climbing_rules[] = {
    "follow = { pass = 'out of the trick' }",
    "follow = { own_top = true }",
    "deck = { packs = 2 }, lead = { forms = { huge = { size = '5+', power = 4, out_of_turn = true "
    "} } }",
    "deck = { LJ = 0, HJ = 0 }",
    "deck = { players = '4-12', tables = '2-3' }",
    "deck = { players = '6-7', tables = '6+' }",
    "deck = { lowest = '5' }",
    "deal = { first = 'random', next = 'winner' }",
    "deal = { first = 'highest card', next = 'next seat' }",
    "deal = { first = 'cut', direction = 'anticlockwise' }",
    "lead = { first = 'dealer' }",
    "lead = { first = 'after the dealer' }",
    "lead = { first = 'holder of HJ' }",
    "order = { ranks = '2 3 4 5 6 7 8 9 T J Q K A LJ HJ' }",
    "order = { ranks = 'A 2 3 LJ 4 5 6 7 8 9 T J Q HJ K' }",
    "lead = { forms = { run = { length = '2-4', to = 'HJ' }, single = { out_of_turn = true } } }",
    "lead = { forms = { double_run = { size = '2-3', length = '2+' }, "
    "some = { cards = '7S 7H 8D', power = 1 }, ten = { cards = 'TS', power = 2, ends_trick = true "
    "}, tens = { cards = 'TH TD', power = 2, out_of_turn = true } } }",
    "lead = { forms = { bomb = { out_of_turn = false }, three = { size = 3, length = '2+', power = "
    "2 }, double_run = { length = '2+' }, more = { size = 1, length = '2+', completes = "
    "'double_run', becomes = 'three' } } }",
    "lead = { forms = { completion = { completes = 'pair', becomes = 'big_bomb' }, run = { power = "
    "1, ends_trick = true } } }",
    "score = { places = { 5, 3, 2, 1, between = -1, last = -4 } }",
    "score = { places = { between = 1, last = 0 } }, advance = { game_over = { deals = 2 } }",
    "advance = { moves = 'nobody', game_over = 'never' }",
    "phases = { 'deal out', 'climb' }",
    "exchange = { steps = { { 'give', by = 'winner', to = 'loser', cards = 'any' }, "
    "{ 'give', by = 'loser', to = 'winner', cards = 'highest', leader = 'winner' }, "
    "{ 'refuse', by = 'loser', leader = 'loser' }, { 'refuse', by = 'winner' } } }",
    "exchange = { steps = { { 'request', by = 'winner', of = 'loser', ranks = '8-A' }, "
    "{ 'request', by = 'loser', of = 'winner', ranks = '7-9', leader = 'loser' } } }",
    "exchange = { steps = { { 'give', by = 'loser', to = 'winner', cards = 'highest' }, "
    "{ 'give', by = 'winner', to = 'loser', cards = 'any' }, "
    "{ 'request', by = 'loser', of = 'winner', if_given = 'jokers', ranks = '3-A' } } }",
    "deck = { packs = 2 }, exchange = { steps = { { 'keep', by = 'winner', if_holds = '3C 3C' }, "
    "{ 'keep', by = 'loser', if_holds = 'LJ', leader = 'loser' }, "
    "{ 'give', by = 'winner', to = 'loser', cards = 'highest', leader = 'winner' } } }",
    "deck = { packs = 2 }, exchange = { steps = { { 'give', by = 'loser', to = 'winner', cards = "
    "'any' }, { 'refuse', by = 'loser', leader = 'winner' }, { 'refuse', by = 'winner' } } }",
    "deck = { lowest = '5' }, exchange = { steps = { { 'request', by = 'loser', of = 'winner', "
    "ranks = '3-4' }, { 'request', by = 'winner', of = 'loser', ranks = '3-6', leader = 'winner' "
    "} } }",
    NULL,
};
