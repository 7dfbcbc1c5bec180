/* misdeal.h - the right to throw a deal in with a bad hand (deal.misdeal), from the last draw
** until the pick-up, or until the first lead. */
#ifndef misdeal_h
#define misdeal_h

#include "deal/deal.h"

/* May the seat throw its cards in now? */
Refusal misdeal_check(const Game *game, const Rules *rules, int seat, Ruling *why);

#endif
