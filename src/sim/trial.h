/* trial.h - one deal, or one whole game, by bots, from a seed. */
#ifndef trial_h
#define trial_h

#include "bots/bots.h"
#include "sim/watch.h"

enum {
  TRIAL_ERROR = 512,
  ACTIONS_MOST = 100000, /* of a deal */
  REDEALS_MOST = 1000,   /* of a deal */
  DEALS_MOST = 2000      /* of a game */
};

typedef struct Trial {
  const Rules *rules;
  const Bot *const *bots; /* of each seat */
  bool game;              /* to the end of the game, not of the first deal */
  uint64_t seed;
} Trial;

/* Plays it: as the REPL does from that seed with those bots. *game gets the state at the end;
** `watch` may be NULL. False, and a sentence, when a rule failed or there is no end. */
bool trial_play(const Trial *trial, Watch *watch, Game *game, char *error, size_t error_size);

#endif
