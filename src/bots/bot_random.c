/* bot_random.c - a player without a thought: every legal action of its seat equally likely. */
#include <stdio.h>

#include "bots/bots.h"

static void choose(const Game *view, const Rules *rules, int seat, Rng *rng, Action *out,
                   char *reason, size_t reason_size) {
  *out = (Action){.kind = ACTION_NB, .seat = (uint8_t)seat};
  if (reason) snprintf(reason, reason_size, SAY(HINT_RANDOM));
  if (game_waits_for(view, rules) == seat && deal_knows_hand(&view->deal, seat))
    game_random_action(view, rules, rng, out);
}

const Player player_random = {"random", "plays any legal action, each equally likely", choose};
