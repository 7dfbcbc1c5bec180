/* bots.h - the bots that there are, and letting them act until a moment comes. */
#ifndef bots_h
#define bots_h

#include "bots/bot.h"

extern const Bot bot_simple, bot_random;
const Bot *bot_find(const char *name);

typedef enum Until { UNTIL_ACTION, UNTIL_TRICK, UNTIL_DEAL, UNTIL_GAME } Until;

/* Who acts, and how far. `seen`, if not NULL, is called after every action, and may stop by
** returning false. */
typedef struct BotRun {
  const Bot *const *bots; /* of each seat */
  uint16_t seats;         /* those that act, one bit each */
  Until until;
  Rng *rng;
  bool (*seen)(void *data, const Game *game, const Action *action);
  void *data;
} BotRun;

/* Lets seats act until another is waited for, or the moment comes. Returns the number of actions; a
** failed rule stops it, with *why filled. */
int bots_run(Game *game, const Rules *rules, const BotRun *run, Ruling *why);

#endif
