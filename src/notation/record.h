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
**
** What a game may have beyond that makes it `pengyou-record 2`; both versions are read:
**
**   Names: A=Anna C=Chen             behind Players (seat_names.h)
**   Seats: C                         those that its reader had taken, who saw no other hand
**   Coach: on                        it was asked about plays of these
**   Position: pagat;n=6;trump=9C;…   instead of Seed, Levels and Deck: the game was set up so
**   File: mine                       behind these, before the actions: a file of the rules, by the
**   |return house_rule {             words that ask for it (carried_files.h), and its text, a line
**   |  name = "Mine" }               each behind `|`; behind `\` stands a last line without end */
#ifndef record_h
#define record_h

#include "deal/game.h"
#include "notation/carried_files.h"
#include "notation/notation.h"
#include "notation/seat_names.h"

/* How a record begins, whatever its version. */
#define RECORD_BEGINS "pengyou-record"

/* How the reader sat at the table. */
typedef struct Sitting {
  uint16_t seats; /* that were taken */
  bool coach;     /* it was on */
} Sitting;

typedef struct RecordHead {
  char variant[GAME_SPEC];
  uint64_t rules; /* hash */
  int players;
  uint64_t seed;
  char position[NOTATION_MAX]; /* "" when it began with a seed */
  SeatNames names;
  Sitting sitting;
  CarriedFiles files;
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
/* How many actions the two have in common from their beginning. */
size_t history_common(const History *a, const History *b);
/* A copy of so many actions; *to is overwritten. False: no memory. */
bool history_copy(History *to, const History *from, size_t known);
void history_free(History *history);

/* What a record is of. */
typedef struct Recorded {
  const Rules *rules;
  const Game *game;
  const History *history;    /* by which it came to be what it is */
  const Game *position;      /* as it was set up; NULL: it began with game->seed */
  const SeatNames *names;    /* NULL: none */
  const CarriedFiles *files; /* they fit (carried_fit); NULL: none */
  Sitting sitting;           /* of the reader */
} Recorded;

/* Writes a record. *out is for the caller to free; NULL (and 0) when there is no memory. Returns
** its length. */
size_t record_write(const Recorded *recorded, char **out);
/* The same of a game that began with its seed, of nobody by name, under installed rules. */
size_t record_print(const Rules *rules, const Game *game, const History *history, char **out);

/* Reads the head only, so that the variant can be loaded. `error` names line and remedy. *head is
** overwritten, and freed by the caller when it was read. */
bool record_head(const char *text, RecordHead *head, char *error, size_t error_size);
void record_head_free(RecordHead *head);

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
