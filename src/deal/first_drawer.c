/* first_drawer.c - see first_drawer.h. */
#include "deal/first_drawer.h"

#include "deal/climb_tables.h"
#include "deal/rules_cache.h"

/* Height of a card drawn for the first draw: ace high, jokers above; by order.ranks if set. */
static int draw_height(const Rules *rules, Card card) {
  int height = rules_height(rules, card_is_joker(card) ? card : card_rank(card));
  return height < 0 ? RANK_NB + card - LJ : height;
}

/* These seats draw a card each; who ties for the highest (or lowest) draws again. */
static int drawn_highest(Game *game, const Rules *rules, uint16_t still_in, bool lowest) {
  uint8_t deck[CARD_MAX];
  while (bit_count(still_in) > 1) {
    int n = made_deck(rules, deck), best = -1;
    uint16_t tied = 0;
    rng_shuffle_last(&game->rng, deck, n, bit_count(still_in));
    for (int seat = 0; seat < rules->players; seat++) {
      if (!(still_in >> seat & 1)) continue;
      game->first_cards[seat] = deck[--n];
      int height = draw_height(rules, deck[n]);
      if (lowest) height = KIND_NB - height;
      if (height > best) tied = 0;
      if (height >= best) tied |= (uint16_t)(1u << seat);
      if (height > best) best = height;
    }
    still_in = tied;
  }
  return bit_lowest(still_in);
}

/* One card is cut and as many places are counted in turn order (ace 1 … king 13); a joker cuts
** again. */
static int cut_and_count(Game *game, const Rules *rules) {
  uint8_t deck[CARD_MAX];
  int n = made_deck(rules, deck);
  for (;;) {
    Card card = deck[rng_below(&game->rng, (uint64_t)n)];
    game->first_cards[0] = card;
    if (!card_is_joker(card))
      return (card_rank(card) == RANK_A ? 1 : card_rank(card) + 2) % rules->players;
  }
}

void first_dealers(Game *game, const Rules *rules) {
  for (int k = 0; k < game->deal.tables; k++) {
    const ClimbTable *table = &game->deal.table[k];
    uint16_t seats = table_players(game, table);
    if (rules->deal.first == FIRST_RANDOM)
      game->dealer[k] = game->place[table->first + (int)rng_below(&game->rng, table->size)];
    else
      game->dealer[k] =
          (uint8_t)drawn_highest(game, rules, seats, rules->deal.first == FIRST_LOWEST);
  }
}

int first_drawer(Game *game, const Rules *rules) {
  uint16_t all = (uint16_t)((1u << rules->players) - 1);
  switch (rules->deal.first) {
    case FIRST_HIGHEST:
    case FIRST_CUT: return drawn_highest(game, rules, all, false);
    case FIRST_LOWEST: return drawn_highest(game, rules, all, true);
    case FIRST_CUT_AND_COUNT: return cut_and_count(game, rules);
    default: return (int)rng_below(&game->rng, rules->players);
  }
}
