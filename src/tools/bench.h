/* bench.h - the benchmark: deals, follow checks and winner decisions per second, each with a
** signature of the decisions taken, so that a change of behaviour shows. */
#ifndef bench_h
#define bench_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/rules.h"

/* One thing that is measured, single thread. */
typedef struct Measure {
  const char *name; /* "deals" */
  const char *what; /* a sentence */
  double per_second;
  double ns;          /* for one */
  uint64_t signature; /* xxh64 of what was decided in one pass */
} Measure;

enum { MEASURE_NB = 9 };

/* Measures everything on the default game, each for about so many seconds. Returns how many there
** are; 0 and a sentence in error when the game cannot be loaded. */
int bench_measure(double seconds, Measure measures[MEASURE_NB], char *error, size_t error_size);

/* What rules cost: the time of a deal under a rule, that of the default game being 1. */
typedef struct Cost {
  const char *name; /* "values", "play" */
  const char *what;
  double ratio;
  double asked, ns; /* questions to functions in a deal; what one costs, 0 if they are too few */
} Cost;

enum { COST_NB = 5 };

/* Measures in about so many seconds, all rules in turn; the first is the default game itself. */
bool bench_costs(double seconds, Cost costs[COST_NB], char *error, size_t error_size);

/* Plays one deal at random from a seed, each action validated, and puts what came of it into the
** hash if there is one. False when it could not be played to its end. */

bool bench_deal(const Rules *rules, uint64_t seed, uint64_t *hash);

/* Runs and prints it (as JSON if so). Returns the exit status. */
int bench_run(bool json);

#endif
