/* bench.h - the benchmark: what deals, rulings, questions and loading take, each with a signature
** of what was decided, so that a change of behaviour shows. */
#ifndef bench_h
#define bench_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "rules/rules.h"
#include "tools/bench_row.h"

enum { ROWS_MAX = 64, SAMPLES_MAX = 41 };

/* What was measured of a row, single thread. */
typedef struct Measure {
  char name[ROW_NAME], what[ROW_WHAT];
  double sample[SAMPLES_MAX]; /* ns for one, each of a stretch of its own; rising */
  int samples;
  double instructions; /* for one; negative: the kernel does not count them */
  uint64_t signature;  /* xxh64 of what was decided in one pass */
} Measure;

typedef struct Measures {
  Measure row[ROWS_MAX];
  int n;
} Measures;

typedef struct BenchPlan {
  const char *const *only; /* the names of rows; all if there are none */
  int only_n;
  bool program;   /* this process runs pengyou: its start is a row */
  double seconds; /* for each row; 0: a sample of each, and the signatures */
} BenchPlan;

/* Measures the rows in turn, sample by sample, so that whatever else the machine does meets all
** alike. `then`, if not NULL, is a run to be compared with: refused, before anything is timed, if
** it has other rows (of the plan at least) or another signature. False and a sentence in error. */
bool bench_measure(const BenchPlan *plan, const Measures *then, Measures *out, char *error,
                   size_t error_size);

/* Does each row twice, the second time within bench_counted, and prints its name and how often it
** did what is measured. */
bool bench_count(const BenchPlan *plan, FILE *out, char *error, size_t error_size);

/* Prints the rows and what is measured in each. */
bool bench_list(const BenchPlan *plan, FILE *out, char *error, size_t error_size);

#endif
