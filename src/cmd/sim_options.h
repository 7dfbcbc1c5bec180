/* sim_options.h - what `pengyou sim` is asked for. */
#ifndef sim_options_h
#define sim_options_h

#include "cmd/cmd.h"
#include "sim/simulate.h"

typedef struct SimOptions {
  SimPlan plan;
  const char *bots;                           /* as they were named */
  const char *sweeps;                         /* the field of a sweep; NULL: there is none */
  char *value[COLUMN_MAX], *made[COLUMN_MAX]; /* of a sweep: values and specs, on the heap */
  const char *plot, *on, *detect;             /* NULL: not asked for */
  bool json;
  char field[128], game[GAME_SPEC];
} SimOptions;

/* Reads the words behind the command. False when one line of what is wrong was printed. */
bool sim_options_read(const SubCommand *command, int argc, char **argv, SimOptions *options);

/* What depends on the rules: which figure is compared, and what is looked for. False as above. */
bool sim_options_check(const SubCommand *command, SimOptions *options, const Rules *rules);

/* Numbers as they were typed; NULL: not asked for. `pairs`: so many deals without another word. */
typedef struct SimNumbers {
  const char *players, *deals, *seed, *threads;
  uint64_t most;
} SimNumbers;
bool sim_numbers_read(const SubCommand *command, const SimNumbers *typed, SimPlan *plan);

void sim_options_free(SimOptions *options);

#endif
