/* record.h - whole games as text that replays.
**
**   pengyou-record 1
**   Variant: pagat+tractor-above-ace
**   Rules: 5c1f0a6be1d7a9f4          hash over every rule
**   Players: 6
**   Seed: 42
**   Levels: 2,2,2,2,2,2              at the start
**   Deck: 3C KD 9S …                 the first deal in drawing order, the kitty last
**   31 C declare 2H                  number of the action, seat, action
**   109 C pick-up
**   …
**   480 - deal                       the next deal begins
**   Actions: 512
**   Hash: 0b5e6c1f42a98d3e           of the state at the end
**   Checksum: 77d1c2ab90e4f365       xxh64 of the text above this line
**
** Draws are not written: a number that is missing is a draw. Everything follows from variant, seed
** and actions; the rest is there to be checked, and to be read in a bug report.
*/
#ifndef record_h
#define record_h

#include "deal/game.h"

/* How a record begins, whatever its version. */
#define RECORD_BEGINS "pengyou-record"

typedef struct RecordHead {
  char variant[GAME_SPEC];
  uint64_t rules; /* hash */
  int players;
  uint64_t seed;
} RecordHead;

/* The actions of a game, kept beside it so that it can be undone and saved. All zero is empty. Kept
** are those bytes of an action that are not zero: with what belongs to it, about eight. Behind the
** first n actions there may be others, until one is added. */
typedef struct History {
  uint8_t *bytes; /* where each stands in its Action, and what it is */
  uint32_t *end;  /* of each action, in bytes */
  size_t n, room, bytes_room;
} History;

bool history_add(History *history, const Action *action); /* false: no memory */
Action history_action(const History *history, size_t i);
/* A copy of so many actions; *to is overwritten. False: no memory. */
bool history_copy(History *to, const History *from, size_t known);
void history_free(History *history);

/* Writes the record of a game that was started with `game->seed` and came to `game` by the history.
** *out is for the caller to free; NULL (and 0) when there is no memory. Returns its length. */
size_t record_print(const Rules *rules, const Game *game, const History *history, char **out);

/* Reads the head only, so that the variant can be loaded. `error` names line and remedy. */
bool record_head(const char *text, RecordHead *head, char *error, size_t error_size);

/* Where a replayed record goes. */
typedef struct Replayed {
  Game *game;
  History *history;
} Replayed;

/* Replays: game and history are filled. On damage, on a refused action or a different end: false,
** with the line and the reason, and both hold what came before. `same_rules` false accepts rules
** with another hash. */
bool record_replay(const char *text, const Rules *rules, bool same_rules, Replayed into,
                   char *error, size_t error_size);

#endif
