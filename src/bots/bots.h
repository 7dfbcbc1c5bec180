/* bots.h - computer players. They decide on a view alone. */
#ifndef bots_h
#define bots_h

#include "deal/view.h"

typedef struct Player {
  const char *name; /* "simple", "random" */
  const char *summary;
  /* A legal action of `seat`, which is waited for or may act; kind ACTION_NB: nothing now.
  ** `reason`, if not NULL, gets one sentence, as said (base/sentence.h). */
  void (*choose)(const Game *view, const Rules *rules, int seat, Rng *rng, Action *out,
                 char *reason, size_t reason_size);
} Player;

extern const Player player_simple, player_random;
const Player *player_find(const char *name);

/* Lets the seats in `seats` (one bit each) act until one that is not in it is waited for, or the
** given moment comes; calls `seen` (if not NULL) after every action, which may stop it by returning
** false. players[seat] is who plays. Returns the number of actions; a failed rule stops it, with
** *why filled. */
typedef enum Until { UNTIL_ACTION, UNTIL_TRICK, UNTIL_DEAL, UNTIL_GAME } Until;
int players_run(Game *game, const Rules *rules, const Player *const players[SEAT_MAX],
                uint16_t seats, Until until, Rng *rng,
                bool (*seen)(void *data, const Game *game, const Action *action), void *data,
                Ruling *why);

#endif
