/* bench.c - the rows, done again and again. */
#include "tools/bench.h"
#include "tools/bench_deals.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "io/isolate.h"
#include "lua/variant.h"
#include "tools/bench_stats.h"

enum { LEAST = SAMPLES_LEAST + 2 }; /* samples of a row that takes its time */

/* All questions of the run are one command. */
static const uint64_t UNLIMITED = UINT64_MAX / 2;

/* Rows, what each is done with, and what was spent on it. */
typedef struct Bench {
  Row row[ROWS_MAX];
  void *data[ROWS_MAX];
  double spent[ROWS_MAX], counted[ROWS_MAX];
  int n;
} Bench;

/* -- passes -- */

static long do_pass(const Bench *bench, int i, Meter *meter) {
  const Row *row = &bench->row[i];
  return row->in_parts ? row->work(bench->data[i], meter)
                       : meter_part(meter, row->work, bench->data[i]);
}

static bool fail_row(const Bench *bench, int i, char *error, size_t error_size) {
  return text_fail(error, error_size, "%s: the work could not be done", bench->row[i].name);
}

/* -- the rows -- */

typedef struct Adding {
  Bench *bench;
  const BenchPlan *plan;
  uint64_t met; /* bit i: the plan's i-th name */
} Adding;

static void add_row(void *data, const Row *row) {
  Adding *adding = data;
  bool wanted = adding->plan->only_n == 0;
  for (int i = 0; i < adding->plan->only_n; i++)
    if (strcmp(adding->plan->only[i], row->name) == 0) {
      wanted = true;
      adding->met |= (uint64_t)1 << i;
    }
  if (wanted && adding->bench->n < ROWS_MAX) adding->bench->row[adding->bench->n++] = *row;
}

static void add_rows(Adding *adding, const Row rows[]) {
  for (; *rows->name; rows++) add_row(adding, rows);
}

/* The rows of the plan. */
static bool find_rows(Bench *bench, const BenchPlan *plan, char *error, size_t error_size) {
  Adding adding = {bench, plan, 0};
  if (plan->only_n > ROWS_MAX)
    return text_fail(error, error_size, "no more than %d rows are named", ROWS_MAX);
  add_rows(&adding, bench_rows_deals);
  add_rows(&adding, bench_rows_follows);
  add_rows(&adding, bench_rows_hardest);
  add_rows(&adding, bench_rows_scripts);
  add_rows(&adding, bench_rows_bots);
  add_row(&adding, &bench_row_differ);
  bench_rows_games(add_row, &adding);
  if (plan->program) add_row(&adding, &bench_row_start);
  for (int i = 0; i < plan->only_n; i++)
    if (!(adding.met >> i & 1))
      return text_fail(error, error_size, "there is no row \"%s\": see --list", plan->only[i]);
  return true;
}

/* A process that is isolated starts no programs. */
static void leave_start_out(Bench *bench) {
  int n = 0;
  for (int i = 0; i < bench->n; i++) {
    if (bench->row[i].work == bench_row_start.work) {
      free(bench->data[i]);
      continue;
    }
    bench->row[n] = bench->row[i];
    bench->data[n++] = bench->data[i];
  }
  bench->n = n;
}

static void close_rows(Bench *bench) {
  for (int i = 0; bench && i < bench->n; i++) {
    if (bench->data[i] && bench->row[i].end) bench->row[i].end(bench->data[i]);
    free(bench->data[i]);
  }
  free(bench);
}

static bool make_rows(Bench *bench, const BenchPlan *plan, char *error, size_t error_size) {
  if (!find_rows(bench, plan, error, error_size)) return false;
  for (int i = 0; i < bench->n; i++) {
    const Row *row = &bench->row[i];
    bench->data[i] = calloc(1, row->size);
    if (!bench->data[i]) return text_fail(error, error_size, "there is no memory");
    if (row->make && !row->make(bench->data[i], row, error, error_size)) return false;
  }
  if (isolate_is_done()) leave_start_out(bench);
  if (bench->n > 0) return true;
  return text_fail(error, error_size, "an isolated process starts no programs");
}

/* The rows of a plan, ready to be done; NULL and a sentence in error. */
static Bench *open_rows(const BenchPlan *plan, char *error, size_t error_size) {
  Bench *bench = calloc(1, sizeof *bench);
  if (!bench) snprintf(error, error_size, "there is no memory");
  variant_budget(UNLIMITED);
  if (bench && make_rows(bench, plan, error, error_size)) return bench;
  close_rows(bench);
  return NULL;
}

bool bench_list(const BenchPlan *plan, FILE *out, char *error, size_t error_size) {
  Bench *bench = calloc(1, sizeof *bench);
  if (!bench) return text_fail(error, error_size, "there is no memory");
  bool found = find_rows(bench, plan, error, error_size);
  for (int i = 0; found && i < bench->n; i++)
    fprintf(out, "%-14s %s\n", bench->row[i].name, bench->row[i].what);
  free(bench);
  return found;
}

bool bench_count(const BenchPlan *plan, FILE *out, char *error, size_t error_size) {
  Bench *bench = open_rows(plan, error, error_size);
  XXH64_state_t *hash = XXH64_createState();
  bool works = bench && hash;
  if (hash) XXH64_reset(hash, 0);
  for (int i = 0; works && i < bench->n; i++) {
    Meter plain = {.type = METER_PLAIN, .hash = hash},
          counted = {.type = METER_COUNTED, .hash = hash};
    long done = do_pass(bench, i, &plain) ? do_pass(bench, i, &counted) : 0;
    works = done > 0 || fail_row(bench, i, error, error_size);
    if (works) fprintf(out, "%s %ld\n", bench->row[i].name, done);
  }
  XXH64_freeState(hash);
  close_rows(bench);
  return works;
}

/* -- comparing with another run -- */

static const Measure *find(const Measures *measures, const char *name) {
  for (int i = 0; i < measures->n; i++)
    if (strcmp(measures->row[i].name, name) == 0) return &measures->row[i];
  return NULL;
}

static bool same_rows(const Measures *now, const Measures *then, const BenchPlan *plan, char *error,
                      size_t error_size) {
  for (int i = 0; i < now->n; i++)
    if (!find(then, now->row[i].name))
      return text_fail(error, error_size,
                       "that run has no row \"%s\": measure it again by this "
                       "program, or name the rows that both have",
                       now->row[i].name);
  for (int i = 0; plan->only_n == 0 && i < then->n; i++)
    if (!find(now, then->row[i].name))
      return text_fail(error, error_size,
                       "that run has a row \"%s\", and this one has not: name "
                       "the rows that both have",
                       then->row[i].name);
  return true;
}

static bool same_work(const Measure *now, const Measures *then, char *error, size_t error_size) {
  const Measure *before = find(then, now->name);
  if (!before || before->signature == now->signature) return true;
  return text_fail(
      error, error_size,
      "%s: that run decided otherwise (signature %016llx, here %016llx), so that their "
      "times cannot be compared",
      now->name, (unsigned long long)before->signature, (unsigned long long)now->signature);
}

/* -- measuring -- */

/* One pass of each row, and what it decided. */
static bool sign(Bench *bench, const Measures *then, Measures *out, char *error,
                 size_t error_size) {
  XXH64_state_t *hash = XXH64_createState();
  bool works = hash != NULL;
  if (!hash) snprintf(error, error_size, "there is no memory");
  for (int i = 0; works && i < bench->n; i++) {
    Meter meter = {.type = METER_PLAIN, .hash = hash};
    XXH64_reset(hash, 0);
    works = do_pass(bench, i, &meter) > 0 || fail_row(bench, i, error, error_size);
    out->row[i].signature = XXH64_digest(hash);
    works = works && (!then || same_work(&out->row[i], then, error, error_size));
  }
  XXH64_freeState(hash);
  return works;
}

/* One more sample of a row: passes for so many seconds, one at least. */
static bool sample(Bench *bench, int i, double seconds, int counter, Measure *out) {
  XXH64_state_t *hash = XXH64_createState();
  if (!hash) return false;
  Meter meter = {.type = METER_TIMED, .hash = hash, .counter = counter};
  long all = 0, done;
  XXH64_reset(hash, 0);
  do {
    done = do_pass(bench, i, &meter);
    all += done;
  } while (done > 0 && meter.seconds < seconds);
  XXH64_freeState(hash);
  if (done <= 0) return false;
  out->sample[out->samples++] = meter.seconds / (double)all * 1e9;
  bench->spent[i] += meter.seconds;
  bench->counted[i] += (double)all;
  out->instructions += (double)meter.instructions;
  return true;
}

static bool time_rows(Bench *bench, double seconds, int counter, Measures *out, char *error,
                      size_t error_size) {
  int least = seconds > 0 ? LEAST : 1;
  for (int n = 0; n < SAMPLES_MAX; n++)
    for (int i = 0; i < bench->n; i++) {
      if (n >= least && bench->spent[i] >= seconds) continue;
      if (!sample(bench, i, seconds / SAMPLES_MAX, counter, &out->row[i]))
        return fail_row(bench, i, error, error_size);
    }
  for (int i = 0; i < out->n; i++) {
    Measure *measure = &out->row[i];
    stats_sort(measure->sample, measure->samples);
    measure->instructions = counter < 0 ? -1 : measure->instructions / bench->counted[i];
  }
  return true;
}

bool bench_measure(const BenchPlan *plan, const Measures *then, Measures *out, char *error,
                   size_t error_size) {
  int counter = counter_open(); /* before rules are loaded, which may isolate the process */
  Bench *bench = open_rows(plan, error, error_size);
  bool works = bench != NULL;
  memset(out, 0, sizeof *out);
  for (int i = 0; works && i < bench->n; i++) {
    Measure *measure = &out->row[out->n++];
    memcpy(measure->name, bench->row[i].name, sizeof measure->name);
    memcpy(measure->what, bench->row[i].what, sizeof measure->what);
  }
  works = works && (!then || same_rows(out, then, plan, error, error_size)) &&
          sign(bench, then, out, error, error_size) &&
          time_rows(bench, plan->seconds, counter, out, error, error_size);
  close_rows(bench);
  counter_close(counter);
  return works;
}
