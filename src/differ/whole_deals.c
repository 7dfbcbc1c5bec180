/* whole_deals.c - see whole_deals.h. */
#include "differ/whole_deals.h"

#include <string.h>

#include "deal/game_hash.h"

/* Two games that have been the same so far. */
typedef struct Pair {
  const Rules *rules[2];
  Game game[2];
  Rng rng;
} Pair;

/* One number for the game, in which a phase counts by what it is, not by its index. */
static uint64_t hash_of(Game *game, const Rules *rules) {
  uint8_t index = game->deal.phase;
  game->deal.phase = (uint8_t)game_phase(game, rules);
  uint64_t hash = game_hash(game);
  game->deal.phase = index;
  return hash;
}

/* Mostly the games are alike to the last byte, which is seen at once. */
static bool stand_alike(Pair *pair) {
  Game *a = &pair->game[0], *b = &pair->game[1];
  const Rules *one = pair->rules[0], *other = pair->rules[1];
  if (game_waits_for(a, one) != game_waits_for(b, other)) return false;
  bool same = game_phase(a, one) == game_phase(b, other) &&
              memcmp((const char *)a, (const char *)b, sizeof *a) == 0;
  return same || hash_of(a, one) == hash_of(b, other);
}

/* What one of the two picks; now and then a claim that nobody is asked for. */
static void some_action(Pair *pair, Action *action) {
  static const ActionType CLAIMS[] = {ACTION_MISDEAL, ACTION_REVEAL};
  int side = (int)rng_below(&pair->rng, 2);
  const Game *game = &pair->game[side];
  if (rng_below(&pair->rng, 8)) {
    game_random_action(game, pair->rules[side], &pair->rng, action);
    return;
  }
  *action = (Action){.type = (uint8_t)CLAIMS[rng_below(&pair->rng, 2)],
                     .seat = (uint8_t)rng_below(&pair->rng, game->deal.players)};
}

/* Does an action in both. False when they go apart. */
static bool go_on(Pair *pair) {
  Action action;
  Refusal said[2];
  some_action(pair, &action);
  for (int side = 0; side < 2; side++) {
    rules_begin(pair->rules[side]);
    said[side] = game_apply(&pair->game[side], pair->rules[side], &action, NULL);
  }
  bool refused = said[0] != LEGAL && said[1] != LEGAL;
  return refused || (said[0] == said[1] && stand_alike(pair));
}

/* Actions tried where nobody finds anything to do, or all is redealt again and again. */
enum { TRIES_MOST = 40000 };

/* Goes on until the games go apart (false), or one game of the two is long enough. */
static bool play(Pair *pair) {
  const Game *game = &pair->game[0];
  for (int tries = 0; tries < TRIES_MOST && !game->over && game->number <= DEALS_OF_GAME; tries++)
    if (!go_on(pair)) return false;
  return true;
}

bool whole_deals_differ(const Rules *a, const Rules *b, int deals, Apart *apart) {
  Pair pair = {.rules = {a, b}};
  for (uint64_t seed = 1; deals > 0; seed++) {
    rng_seed(&pair.rng, seed);
    for (int side = 0; side < 2; side++) {
      rules_begin(pair.rules[side]);
      game_start(&pair.game[side], pair.rules[side], seed);
    }
    bool alike = stand_alike(&pair) && play(&pair);
    *apart = (Apart){seed, pair.game[0].number};
    if (!alike) return true;
    deals -= pair.game[0].number;
  }
  return false;
}
