/* ruled.c - what all parts need. See ruled.h. */
#include "ruled.h"

const char *ruled_where(const Table *table) {
  static char text[600];
  snprintf(text, sizeof text, "%s, %d players, seed %d, deal %d, trick %d (%s)",
           table->rules->variant, table->rules->players, (int)table->game.seed, table->game.number,
           table->game.deal.trick, compare_words(&table->compare));
  return text;
}

Pile pile_in(const CardSet *kinds) {
  Pile pile;
  for (int card = 0; card < KIND_NB; card++) pile.n[card] = cardset_count(kinds, card, PACK_MAX);
  return pile;
}

bool piles_same(const Pile *a, const Pile *b) { return memcmp(a->n, b->n, sizeof a->n) == 0; }

Card pile_any(const Pile *pile, Rng *rng) {
  int at = random_below(rng, pile_size(pile)), card = 0;
  while ((at -= pile->n[card]) >= 0) card++;
  return (Card)card;
}
