/* bench.h - the benchmark (L10): deals, follow checks and winner decisions per second, each with a
** signature of the decisions taken, so that a change of behaviour shows. */
#ifndef bench_h
#define bench_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/* Runs and prints it (as JSON if so). Returns the exit status. */
int bench_run(bool json);

#endif
