/* past_tricks.h - the tricks played so far, and who has shown to be out of which suit.
**
** A deal keeps the cards in the order of play, and of each trick that is over who led it and how
** many cards a play had. In a situation that was set up earlier tricks are not known.
*/
#ifndef past_tricks_h
#define past_tricks_h

#include "deal/deal.h"

/* A trick, over or on the table. Its k-th play is log[from + k * cards …] of `cards` cards. */
typedef struct SeenTrick {
  uint16_t from, number;
  uint8_t leader, cards, plays;
  bool divided; /* by its leader, and how is not noted any more */
} SeenTrick;

/* The tricks that are known, the first one first, that on the table last. Returns how many. */
int past_tricks(const Deal *deal, SeenTrick tricks[PAST_MAX + 1]);

/* Bit a Suit, for each seat: it has none of that effective suit, for it did not follow it. */
void past_tricks_voids(const Deal *deal, uint8_t voids[SEAT_MAX]);

#endif
