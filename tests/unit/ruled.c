/* ruled.c - what all parts need. See ruled.h. */
#include "ruled.h"

const char *ruled_where(const Table *table) {
  static char text[600];
  snprintf(text, sizeof text, "%s, %d players, seed %d, deal %d, trick %d (%s)",
           table->rules->variant, table->rules->players, (int)table->game.seed, table->game.number,
           table->game.deal.trick, compare_words(&table->compare));
  return text;
}

void ruled_check_remembered(const Table *table, const Game *should) {
  for (int part = REMEMBERED_GAME; part <= REMEMBERED_DEAL; part++) {
    const char *is = remembered_text(&table->game.remembered, part);
    const char *as = remembered_text(&should->remembered, part);
    if (strcmp(is, as) != 0)
      fail_msg("%s: what is remembered is %s, should be %s", ruled_where(table), is, as);
  }
  if (memcmp(&table->game.rng, &should->rng, sizeof should->rng) != 0)
    fail_msg("%s: a function has drawn another chance", ruled_where(table));
}

void ruled_check_done(const Table *table, const Game *should) {
  const Game *is = &table->game;
  if (memcmp(is->deal.penalty, should->deal.penalty, sizeof is->deal.penalty) != 0 ||
      memcmp(is->level, should->level, sizeof is->level) != 0 || is->passive != should->passive)
    fail_msg("%s: points and level of seat 0 are %d, %d, should be %d, %d; passive %x, %x",
             ruled_where(table), is->deal.penalty[0], is->level[0], should->deal.penalty[0],
             should->level[0], is->passive, should->passive);
  ruled_check_remembered(table, should);
}

bool piles_same(const Pile *a, const Pile *b) { return memcmp(a->n, b->n, sizeof a->n) == 0; }

Card pile_any(const Pile *pile, Rng *rng) {
  int at = random_below(rng, pile_size(pile)), card = 0;
  while ((at -= pile->n[card]) >= 0) card++;
  return (Card)card;
}
