/* random_cards.h - cards at random for unit tests that ask about places of a suit. */
#ifndef random_cards_h
#define random_cards_h

#include "base/cardset.h"
#include "base/rng.h"

/* One of these, which are some. */
int random_place(Rng *rng, uint64_t places);

/* Cards of a suit, mostly in sets of up to `thick` and one; fewer where it has no more faces. */
CardSet random_sets(Rng *rng, uint64_t suit, int cards, int thick, int planes);

/* One card of the play for another of the hand, which has more. */
void random_exchange(Rng *rng, const CardSet *hand, CardSet *play, int planes);

#endif
