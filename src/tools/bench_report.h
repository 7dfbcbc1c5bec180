/* bench_report.h - a run of the benchmark as a text for people, as JSON, and read from JSON again.
*/
#ifndef bench_report_h
#define bench_report_h

#include "tools/bench.h"

/* One object: a member for each row, with its samples; `costs` may be NULL. The text is for
** cJSON_free; NULL: there was no memory. */
char *measures_json(const Measures *measures, const Cost costs[COST_NB]);

/* Reads such an object. False and a sentence in error: what is missing or no such value. */
bool measures_parse(const char *text, Measures *out, char *error, size_t error_size);

typedef struct BenchRun {
  BenchPlan plan;
  bool json, list, count;
  const char *against; /* a file of an earlier run as JSON; NULL: none */
} BenchRun;

/* Runs and prints it. Returns the exit status. */
int bench_run(const BenchRun *run);

#endif
