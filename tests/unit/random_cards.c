/* random_cards.c - see random_cards.h. */
#include "random_cards.h"

#include "support.h"

int random_place(Rng *rng, uint64_t places) {
  for (int i = random_below(rng, bit_count(places)); i > 0; i--) bit_pop(&places);
  return bit_lowest(places);
}

CardSet random_sets(Rng *rng, uint64_t suit, int cards, int thick, int planes) {
  CardSet set = CARDSET_EMPTY;
  while (cards > 0 && suit) {
    int place = random_place(rng, suit),
        copies = random_below(rng, 5) ? 2 + random_below(rng, thick) : 1;
    suit &= ~bit(place);
    for (int n = copies < planes ? copies : planes; n > 0 && cards > 0; n--, cards--)
      cardset_put(&set, place, planes);
  }
  return set;
}

void random_exchange(Rng *rng, const CardSet *hand, CardSet *play, int planes) {
  CardSet back = CARDSET_EMPTY;
  cardset_subtract(&back, hand, play, planes);
  cardset_take(play, random_place(rng, play->plane[0]), planes);
  cardset_put(play, random_place(rng, back.plane[0]), planes);
}
