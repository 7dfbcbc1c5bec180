/* bot_run.h - letting bots act until a moment comes. */
#ifndef bot_run_h
#define bot_run_h

#include "bots/bot.h"

typedef enum Until { UNTIL_ACTION, UNTIL_TRICK, UNTIL_DEAL, UNTIL_GAME } Until;

/* Who acts, and how far. `seen`, if not NULL, is called after every action, and may stop by
** returning false. */
typedef struct BotRun {
  const Bot *const *bots; /* of each seat */
  uint16_t seats;         /* those that act, one bit each */
  Until until;
  Rng *rng; /* NULL: before each action one is seeded by the game's seed and by how
                          ** many actions it had: so a game goes on in the same way from anywhere */
  bool (*seen)(void *data, const Game *game, const Action *action);
  void *data;
} BotRun;

/* Lets seats act until another is waited for, or the moment comes. Returns the number of actions; a
** failed rule, or a bot in Lua that fails or answers what is not legal, stops it, with *why
** filled. */
int bots_run(Game *game, const Rules *rules, const BotRun *asked, Ruling *why);

#endif
