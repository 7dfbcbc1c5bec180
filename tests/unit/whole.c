/* whole.c - whole deals by random actions. See whole.h. */
#include "whole.h"

#include "deal/deal_is_ok.h"
#include "games.h"
#include "language/language.h"
#include "rulefiles.h"

enum { ACTIONS_MAX = 100000 };

static void play(const Rules *rules, const char *spec, uint64_t seed, int deals) {
  Action action;
  int done = 0;
  Rng rng = rng_from(seed);
  Game game = game_begun(rules, seed);
  for (int i = 0; i < ACTIONS_MAX && done < deals && !game.over; i++) {
    Ruling why = ruling_make(LEGAL);
    game_random_action(&game, rules, &rng, &action);
    if (game_apply(&game, rules, &action, &why) != LEGAL)
      fail_msg("%s, seed %d: %s is refused: %s", spec, (int)seed,
               action_word((ActionType)action.type), ruling_words(&why));
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
