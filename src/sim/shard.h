/* shard.h - a part of a simulation as text, and adding parts up to the whole.
**
**   pengyou-shard 1
**   Shard: 2/4                       the second of four: of 1,000 deals those from 251 to 500
**   Game: pagat
**   Against: pagat+kitty.multiplier=4      as with --vs; empty: nothing
**   Sweep:                           as with --sweep
**   Rules: eab3d0f9e5f68257 …        hash over every rule, of each set of rules
**   Players: 6
**   Trial: deal                      or game
**   Trials: 1000                     of all shards together
**   Seed: 1
**   Bots: sensible
**   Figure: declarers.win            the one that decides
**   Begins: 1f0c77e2d3b4a596         hash of the first trial's end: other bots play it otherwise
**   Column: 1                        a set of rules; what it has follows, but what is 0
**   figure 140 250 140 140 250 250 140 140 250 250 declarers.win
**   points 3 80                      so many deals ended with points from 80 on
**   result 7 declarers +2
**   …
**   Checksum: 77d1c2ab90e4f365       xxh64 of the text above this line
**
** The numbers are those of sums.h, all whole: shards add up to what one run gives, bit for bit.
*/
#ifndef shard_h
#define shard_h

#include "base/text.h"
#include "sim/sums.h"

enum { SHARDS_MAX = 100000 };

/* clang-format off */
#define SHARD_KEYS(X) \
  X(PART, "Shard") X(GAME, "Game") X(AGAINST, "Against") X(SWEEP, "Sweep") X(RULES, "Rules") \
  X(PLAYERS, "Players") X(TRIAL, "Trial") X(TRIALS, "Trials") X(SEED, "Seed") X(BOTS, "Bots") \
  X(FIGURE, "Figure") X(BEGINS, "Begins")
/* clang-format on */

typedef enum ShardKey {
#define X(id, name) SHARD_##id,
  SHARD_KEYS(X)
#undef X
      SHARD_NB
} ShardKey;

typedef struct Shard {
  char *copy;                  /* of the text, cut into lines, on the heap */
  const char *value[SHARD_NB]; /* of the head, in it */
  uint64_t number, of;         /* from 1 */
  uint64_t trials;             /* of all shards */
  uint64_t hash[COLUMN_MAX];
  int columns;
  char *body; /* what stands behind the head, and the number of the line above it */
  int line;
} Shard;

/* "3/10": a number from 1 to so many; at most SHARDS_MAX. */
bool shard_place(const char *text, uint64_t *number, uint64_t *of);

/* The trials of a shard, from .. to - 1; there are some if there are as many trials as shards. */
void shard_range(uint64_t number, uint64_t of, uint64_t trials, uint64_t *from, uint64_t *to);

/* Writes a shard; the values of PART and RULES are made here. On the heap; NULL: no memory. */
char *shard_print(const Shard *head, const Rules *const rules[], const Sums *sums);

/* Reads the head, and compares the checksum. False and a sentence with the line in error: then
** there is nothing to free. */
bool shard_read(Shard *shard, const char *text, char *error, size_t error_size);
void shard_free(Shard *shard);

/* Are both parts of one simulation? False and a sentence: in what they differ. */
bool shard_same(const Shard *shard, const Shard *first, char *error, size_t error_size);

/* Adds what it holds, once; its lines are cut by that. The rules are those of each column, as they
** are here. False and a sentence when they are others, or a line cannot be read: then *sums is as
** it was. */
bool shard_add(Shard *shard, const Rules *const rules[], Sums *sums, char *error,
               size_t error_size);

#endif
