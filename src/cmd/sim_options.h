/* sim_options.h - what `pengyou sim` is asked for. */
#ifndef sim_options_h
#define sim_options_h

#include "cmd/cmd.h"
#include "sim/shard.h"
#include "sim/simulate.h"

/* What is simulated, as words: those of the command, or of a shard. NULL, or games false: not asked
** for. */
typedef struct SimWords {
  const char *game, *other, *sweep, *players, *deals, *seed, *threads, *bots, *on;
  bool games;
} SimWords;

typedef struct SimOptions {
  SimPlan plan;
  const char *sweep; /* as it was asked for */
  const char *bots;  /* as they were named */
  int bots_n;
  const char *sweeps;                         /* the field of a sweep; NULL: there is none */
  char *value[COLUMN_MAX], *made[COLUMN_MAX]; /* of a sweep: values and specs, on the heap */
  const char *plot, *on, *detect;             /* NULL: not asked for */
  bool json;
  bool unicode;           /* found before rules are loaded: who is isolated opens no locale */
  uint64_t shard, shards; /* which part, of how many; 0: all of it */
  uint64_t all;           /* deals, or games, of all parts */
  char field[128], game[GAME_SPEC];
} SimOptions;

/* Reads the words behind the command. False when one line of what is wrong was printed. */
bool sim_options_read(const SubCommand *command, int argc, char **argv, SimOptions *options);

/* The same of words that are already told apart. */
bool sim_words_take(const SubCommand *command, const SimWords *words, SimOptions *options);

/* What depends on the rules: which figure is compared, and what is looked for. False as above. */
bool sim_options_check(const SubCommand *command, SimOptions *options, const Rules *rules);

/* The numbers among the words; `most`: so many deals where nothing is said. */
bool sim_numbers_read(const SubCommand *command, const SimWords *words, uint64_t most,
                      SimPlan *plan);

void sim_options_free(SimOptions *options);

#endif
