/* examples.c - a variant's functions asked on examples: `pengyou check`. */
#include "tools/examples.h"

#include <stdio.h>
#include <string.h>

#include "core/phase.h"

enum { DEALS = 3, ACTIONS_MAX = 6000 };

static bool applies(Game *game, const Rules *rules, const Action *action, char *error,
                    size_t size) {
  Ruling why = ruling_make(LEGAL);
  if (game_apply(game, rules, action, &why) != REFUSED_RULE_FAILED) return true;
  snprintf(error, size, "%s", why.text);
  return false;
}

/* The leader tries all cards of an effective suit as a throw, in a copy of the game. */
static bool try_throw(const Game *game, const Rules *rules, char *error, size_t size) {
  const Deal *deal = &game->deal;
  for (Suit suit = 0; suit < ESUIT_NB; suit++) {
    Game copy = *game;
    CardSet places, in_suit = CARDSET_EMPTY;
    Action action = {.kind = ACTION_PLAY, .seat = deal->turn};
    order_cross(&deal->order, &deal->hand[deal->turn], &places);
    cardset_mask(&in_suit, &places, deal->order.suit[suit], deal->order.planes);
    order_back(&deal->order, &in_suit, &action.cards);
    if (cardset_size(&action.cards, PACK_MAX) > 1 && !applies(&copy, rules, &action, error, size))
      return false;
  }
  return true;
}

/* One deal; `silent`: nobody declares. */
static bool play_deal(Game *game, const Rules *rules, Rng *rng, bool silent, char *error,
                      size_t size) {
  int number = game->number, redeals = game->redeals;
  for (int i = 0; i < ACTIONS_MAX && !game->over; i++) {
    Action action = game_default(game, rules);
    PhaseKind phase = game_phase(game, rules);
    if (phase == PHASE_TRICKS && game->deal.plays == 0 && game->deal.trick < 3 &&
        !try_throw(game, rules, error, size))
      return false;
    if (phase == PHASE_DRAW) game_may_act(game, rules);
    if (!silent || phase != PHASE_DRAW) game_random_action(game, rules, rng, &action);
    if (!applies(game, rules, &action, error, size)) return false;
    if (game->number != number || game->redeals != redeals) return true;
  }
  return true;
}

static bool try_scores(const Game *game, const Rules *rules, char *error, size_t size) {
  Score score;
  for (int points = 0; points <= 110 * rules->deck.packs; points += 5)
    if (!score_bands(rules, points, game, &score, error, size)) return false;
  return true;
}

bool examples_hold(const Variant *variant, char *error, size_t error_size) {
  const Rules *rules = variant_rules(variant);
  Game game;
  Rng rng;
  if (rules->hooked == 0) return true;
  rng_seed(&rng, 1);
  game_start(&game, rules, 1);
  if (!try_scores(&game, rules, error, error_size)) return false;
  for (int i = 0; i < DEALS && !game.over; i++)
    if (!play_deal(&game, rules, &rng, i == 0, error, error_size)) return false;
  snprintf(error, error_size, "%s", variant_error(variant)); /* of questions that fail silently */
  return !*error;
}
