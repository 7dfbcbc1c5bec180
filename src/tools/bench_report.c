/* bench_report.c - a run of the benchmark, printed. */
#include "tools/bench_report.h"
#include "tools/bench_json.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "io/file.h"
#include "io/isolate.h"
#include "io/print.h"
#include "lua/variant.h"
#include "tools/bench_stats.h"

enum { SECONDS_COSTS = 3, FAILED_RUN = 2 };

static int fail(const char *error) {
  print_line(stderr, "pengyou bench: %s", error);
  return FAILED_RUN;
}

/* -- words -- */

static void print_instructions(const Measure *measure) {
  if (measure->instructions < 0)
    printf(" %12s", "-");
  else
    printf(" %12.0f", measure->instructions);
}

static void print_rows(const Measures *measures) {
  printf("%-14s %12s %12s %25s %12s  %-16s\n", "", "a second", "ns", "half of them between",
         "instructions", "signature");
  for (int i = 0; i < measures->n; i++) {
    const Measure *measure = &measures->row[i];
    Spread spread = stats_spread(measure->sample, measure->samples);
    printf("%-14s %12.0f %12.1f %12.1f %12.1f", measure->name, 1e9 / spread.median, spread.median,
           spread.low, spread.high);
    print_instructions(measure);
    printf("  %016llx  %s\n", (unsigned long long)measure->signature, measure->what);
  }
}

static void say_why_no_instructions(const Measures *measures) {
  if (measures->row[0].instructions < 0)
    puts("instructions: this kernel does not count them for programs; `make bench-instructions` "
         "does");
}

static void print_costs(const Cost costs[COST_NB]) {
  printf("\nwhat rules cost, a deal of the default game being 1\n");
  for (int i = 1; i < COST_NB; i++) {
    printf("%-14s %12.3f  %s", costs[i].name, costs[i].ratio, costs[i].what);
    if (costs[i].asked > 0) printf(": %.0f in a deal", costs[i].asked);
    if (costs[i].ns != 0) printf(", %.0f ns more for each", costs[i].ns);
    puts("");
  }
}

/* -- against an earlier run -- */

static const Measure *find(const Measures *measures, const char *name) {
  int i = 0;
  while (strcmp(measures->row[i].name, name) != 0) i++;
  return &measures->row[i];
}

static void print_ratio(const Measure *now, const Measure *then) {
  Ratio ratio;
  if (stats_ratio(now->sample, now->samples, then->sample, then->samples, &ratio))
    printf(" %7.3f %7.3f to %7.3f", ratio.ratio, ratio.low, ratio.high);
  else
    printf(" %26s", "too few samples");
}

static void print_against(const Measures *now, const Measures *then, const char *path) {
  print_line(stdout, "against %s: its times are 1, each interval holds with 95 %%", path);
  printf("%-14s %12s %12s %7s %18s %14s\n", "", "ns then", "ns now", "ratio", "interval",
         "instructions");
  for (int i = 0; i < now->n; i++) {
    const Measure *new = &now->row[i], *old = find(then, new->name);
    printf("%-14s %12.1f %12.1f", new->name, stats_spread(old->sample, old->samples).median,
           stats_spread(new->sample, new->samples).median);
    print_ratio(new, old);
    if (new->instructions < 0 || old->instructions < 0)
      printf(" %14s", "-");
    else
      printf(" %14.3f", new->instructions / old->instructions);
    printf("  %s\n", new->what);
  }
}

/* -- the run -- */

static bool read_against(const char *path, Measures *out, char *error, size_t error_size) {
  char wrong[256];
  char *text = file_read(path, FILE_TEXT_MB, NULL, error, error_size);
  if (!text) return false;
  bool read = measures_parse(text, out, wrong, sizeof wrong);
  if (!read) text_fail(error, error_size, "%s: %s", path, wrong);
  free(text);
  return read;
}

static bool print_json(const Measures *measures, const Cost *costs, char *error,
                       size_t error_size) {
  char *text = measures_json(measures, costs);
  if (!text) return text_fail(error, error_size, "there is no memory");
  puts(text);
  cJSON_free(text);
  return true;
}

/* Measures and prints; false and a sentence in error. */
static bool measure(const BenchRun *run, Measures *now, Measures *then, char *error,
                    size_t error_size) {
  Cost costs[COST_NB];
  bool with_costs = run->plan.only_n == 0 && !run->against;
  if (run->against && !read_against(run->against, then, error, error_size)) return false;
  if (!bench_measure(&run->plan, run->against ? then : NULL, now, error, error_size)) return false;
  if (with_costs && !bench_costs(SECONDS_COSTS, costs, error, error_size)) return false;
  if (isolate_is_done())
    print_line(stderr,
               "pengyou bench: the row \"%s\" is left out, since an isolated process starts "
               "no programs: see --no-isolate",
               bench_row_start.name);
  if (run->json) return print_json(now, with_costs ? costs : NULL, error, error_size);
  if (run->against)
    print_against(now, then, run->against);
  else
    print_rows(now);
  say_why_no_instructions(now);
  if (with_costs) print_costs(costs);
  return true;
}

int bench_run(const BenchRun *run) {
  char error[VARIANT_ERROR] = "";
  if (run->list) return bench_list(&run->plan, stdout, error, sizeof error) ? 0 : fail(error);
  if (run->count) return bench_count(&run->plan, stdout, error, sizeof error) ? 0 : fail(error);
  Measures *both = calloc(2, sizeof *both);
  bool works = both ? measure(run, &both[0], &both[1], error, sizeof error)
                    : text_fail(error, sizeof error, "there is no memory");
  free(both);
  return works ? 0 : fail(error);
}
