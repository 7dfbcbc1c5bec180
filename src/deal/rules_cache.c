/* rules_cache.c - see rules_cache.h. */
#include "deal/rules_cache.h"

#include <string.h>

static int number_of(Trump trump) {
  int rank = trump.rank == RANK_NONE ? RANK_NB : trump.rank;
  int suit = trump.suit == SUIT_NONE ? SUIT_NB : trump.suit;
  assert(rank <= RANK_NB && suit <= SUIT_NB);
  return rank * (SUIT_NB + 1) + suit;
}

/* Where the deck of these rules is kept, listed; NULL: nowhere. */
static const MadeOnce *listed(const Rules *rules) {
  MadeOnce *made = made_kept(rules);
  if (!made || made->deck_n > 0) return made;
  made->deck_n = (uint16_t)rules_deck(rules, made->deck);
  rules_deck_copies(rules, made->copies);
  return made;
}

int made_deck(const Rules *rules, Card out[CARD_MAX]) {
  const MadeOnce *made = listed(rules);
  if (!made) return rules_deck(rules, out);
  memcpy(out, made->deck, made->deck_n);
  return made->deck_n;
}

void made_copies(const Rules *rules, uint8_t copies[KIND_NB]) {
  const MadeOnce *made = listed(rules);
  if (made)
    memcpy(copies, made->copies, sizeof made->copies);
  else
    rules_deck_copies(rules, copies);
}

bool made_is_deck(const Rules *rules, const uint8_t copies[KIND_NB]) {
  uint8_t deck[KIND_NB];
  made_copies(rules, deck);
  return memcmp(copies, deck, sizeof deck) == 0;
}

bool made_order(Game *game, const Rules *rules, char *error, size_t error_size) {
  Deal *deal = &game->deal;
  MadeOnce *made = made_kept(rules);
  int i = number_of(deal->trump);
  if (made && made->under[i].has_order) {
    deal->order = made->under[i].order;
    return true;
  }
  if (!order_make(&deal->order, rules, deal->trump, game, error, error_size)) return false;
  if (made) made->under[i].order = deal->order, made->under[i].has_order = true;
  return true;
}

/* Asks points.cards about each card. */
static bool ask_points(Game *game, const Rules *rules, Ruling *why) {
  for (Card card = 0; card < KIND_NB; card++) {
    HookCall call;
    deal_question(&call, HOOK_POINTS_CARDS, game, -1);
    call.card = card;
    if (!rule_answers(rules, &call, why)) return false;
    game->deal.points[card] = (int16_t)call.answer[0];
  }
  return true;
}

bool made_points(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  MadeOnce *made = made_kept(rules);
  int i = number_of(deal->trump);
  bool asked = rules_hooked(rules, HOOK_POINTS_CARDS), known = made && made->under[i].has_points;
  memcpy(deal->points, asked && known ? made->under[i].points : rules->points.cards,
         sizeof deal->points);
  if (!asked || known) return true;
  if (!ask_points(game, rules, why)) return false;
  if (made) memcpy(made->under[i].points, deal->points, sizeof deal->points);
  if (made) made->under[i].has_points = true;
  return true;
}
