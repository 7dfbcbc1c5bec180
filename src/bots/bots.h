/* bots.h - the bots that there are, and letting them act until a moment comes. */
#ifndef bots_h
#define bots_h

#include "bots/bot.h"

extern const Bot bot_simple, bot_sensible, bot_random;
/* By name; NULL: there is none. */
const Bot *bot_find(const char *name);
/* Who plays where nobody was named. */
const Bot *bot_default(void);
/* Who is asked for advice where nobody was named: the best that answers at once. */
const Bot *bot_adviser(void);
/* "simple,random": the bots of the seats from A on in turn, and round again. False, and the
** sentence in error, when there is none of a name: then *bots stays as it was. */
bool bots_parse(const char *names, const Bot *bots[SEAT_MAX], char *error, size_t error_size);
/* "simple, random". Returns out. */
const char *bot_names(char *out, size_t size);

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
** failed rule stops it, with *why filled. */
int bots_run(Game *game, const Rules *rules, const BotRun *asked, Ruling *why);

#endif
