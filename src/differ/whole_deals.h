/* whole_deals.h - two rules over whole games from the same seeds: for fields of which no situation
** tells anything (who deals first, when a game is over). */
#ifndef whole_deals_h
#define whole_deals_h

#include "deal/game.h"

/* Where two games go apart. */
typedef struct Apart {
  uint64_t seed;
  int deal; /* its number in the game, from 1 */
} Apart;

/* Plays games at random from the seeds 1, 2, … under `a` and under `b`, the same actions in both,
** those that either picks, so many deals in all and at most DEALS_OF_GAME of a game. True as soon
** as one of the two allows what the other does not, or stands otherwise after it; a rule that fails
** goes apart too. */
enum { DEALS_OF_GAME = 40 };
bool whole_deals_differ(const Rules *a, const Rules *b, int deals, Apart *apart);

#endif
