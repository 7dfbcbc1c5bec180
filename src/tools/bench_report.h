/* bench_report.h - a run of the benchmark as a text for people or as JSON. */
#ifndef bench_report_h
#define bench_report_h

#include "tools/bench.h"

typedef struct BenchRun {
  BenchPlan plan;
  bool json, list, count;
  const char *against; /* a file of an earlier run as JSON; NULL: none */
} BenchRun;

/* Runs and prints it. Returns the exit status. */
int bench_run(const BenchRun *run);

#endif
