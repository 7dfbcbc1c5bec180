/* whole.c - whole deals by random actions. See whole.h. */
#include "whole.h"

#include "deal/deal_is_ok.h"
#include "deal/game_hash.h"
#include "games.h"
#include "language/language.h"
#include "rulefiles.h"

enum { ACTIONS_MAX = 100000 };

/* One action at random: to choose and do it at once is to choose it and then to do it. */
static void act(Game *game, const Rules *rules, Rng *rng, const char *spec, uint64_t seed) {
  Action action, at_once;
  Ruling why = ruling_make(LEGAL);
  Game same = *game;
  Rng same_rng = *rng;
  game_random_action(game, rules, rng, &action);
  if (game_apply(game, rules, &action, &why) != LEGAL)
    fail_msg("%s, seed %d: %s is refused: %s", spec, (int)seed,
             action_word((ActionType)action.type), ruling_words(&why));
  assert_int_equal(game_random_step(&same, rules, &same_rng, &at_once, NULL), LEGAL);
  assert_int_equal(at_once.type, action.type);
  assert_true(game_hash(&same) == game_hash(game));
  assert_memory_equal(&same_rng, rng, sizeof same_rng);
}

static void play(const Rules *rules, const char *spec, uint64_t seed, int deals) {
  int done = 0;
  Rng rng = rng_from(seed);
  Game game = game_begun(rules, seed);
  for (int i = 0; i < ACTIONS_MAX && done < deals && !game.over; i++) {
    act(&game, rules, &rng, spec, seed);
    const char *wrong = deal_is_ok(rules, &game);
    if (wrong) fail_msg("%s, seed %d: %s", spec, (int)seed, wrong);
    done += game_waits_for(&game, rules) == SEAT_NONE && !game.deal.redeal;
  }
  if (done < deals && !game.over) fail_msg("%s, seed %d: %d deals", spec, (int)seed, done);
}

void whole_deals(const char *spec, int players, int seeds, int deals) {
  const Rules *rules = spec_rules(spec, players);
  for (int seed = 1; seed <= seeds; seed++) play(rules, spec, (uint64_t)seed, deals);
}

void whole_deals_of(const char *game, const char *rules, int players, int seeds, int deals) {
  for (const char *sum; (sum = next_part(&rules));)
    whole_deals(printed("%s+%s", game, sum), players, seeds, deals);
}
