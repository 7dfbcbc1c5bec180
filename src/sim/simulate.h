/* simulate.h - many trials on several threads, and the same sums on any number of them.
**
** Trials are numbered from 1; the seed of a trial is that of the first one and its number less one.
** They are played in numbered blocks, each by one thread on rules of its own, and the blocks are
** added in order of their number: whoever stops after a block has what so many trials give.
*/
#ifndef simulate_h
#define simulate_h

#include "lua/variant.h"
#include "sim/profile.h"
#include "sim/trial.h"

enum {
  BLOCK_TRIALS = 100,
  LOOK_TRIALS = 1000, /* a sequential test looks after so many, and so many again */
  CHOICES_EVERY = 16, /* choices are counted in one trial of so many: it takes long */
  THREADS_MAX = 256,
};

typedef struct SimPlan {
  const char *spec[COLUMN_MAX];  /* the rules, side by side on the same trials */
  int columns, players;          /* players: 0: as the first game says */
  const Bot *bots[SEAT_MAX + 1]; /* the last one only for duels */
  bool duel;           /* two columns of the same rules: in the second each seat has the bot of the
                       ** next one. Then the figures DUEL_... of the first column are of both */
  bool games, profile; /* whole games; what functions cost */
  uint64_t seed;       /* of trial 1 */
  uint64_t from, to;   /* trials from .. to - 1 */
  int threads;
  int figure;   /* that the sequential test is about: the second column against the first, in a
                ** duel the first against 0; `least` 0: there is none */
  double least; /* the difference that it looks for, and how far one trial can differ */
  double step;
} SimPlan;

typedef enum SimEnd { SIM_DONE, SIM_DECIDED, SIM_INTERRUPTED, SIM_FAILED } SimEnd;

/* What came of it: the figures of trials plan->from .. from + sums.trials - 1. */
typedef struct SimResult {
  Sums sums;
  Profile profile[COLUMN_MAX];
  SimEnd end;
  SprtVerdict verdict;
  uint64_t failed; /* the trial in which a rule failed, and under which rules */
  int failed_column;
  char error[TRIAL_ERROR]; /* how */
  double seconds;
} SimResult;

/* Who looks on, a few times a second, from the thread that asked. */
typedef struct SimWatch {
  bool (*goes_on)(void *data, uint64_t done, uint64_t all, double seconds); /* false: stop */
  void *data;
} SimWatch;

/* The rules of a simulation, and its bots, loaded: for each thread its own. */
typedef struct SimRules {
  int threads, columns;
  Variant *variant[THREADS_MAX][COLUMN_MAX];
  const Bot *bots[THREADS_MAX][SEAT_MAX + 1];
} SimRules;

/* False and a sentence when one cannot be loaded, or they are for other numbers of players. */
bool sim_load(SimRules *loaded, const SimPlan *plan, char *error, size_t error_size);
void sim_free(SimRules *loaded);

/* Runs it. False and a sentence when no thread can be started. */
bool sim_run(const SimPlan *plan, const SimRules *loaded, const SimWatch *watch, SimResult *result,
             char *error, size_t error_size);

#endif
