/* follow_kinds.h - which cards of a hand may be in a play that follows. */
#ifndef repl_follow_kinds_h
#define repl_follow_kinds_h

#include "deal/game.h"

/* Kinds that stand in a legal play of the seat on turn, a follow, which has the `typed` cards,
** beside those; bit a kind. *all: every legal play was looked at. 0 when a function failed. */
uint64_t follow_kinds(const Game *game, const Rules *rules, const CardSet *typed, bool *all);

#endif
