/* bench_row.c - measuring the parts of a pass. See bench_row.h. */
#define _DEFAULT_SOURCE /* syscall */
#include "tools/bench_row.h"

#include <assert.h>
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"

Variant *bench_game(const char *added, const VariantWanted *wanted, char *error,
                    size_t error_size) {
  char game[GAME_SPEC], spec[2 * GAME_SPEC];
  if (variant_default(game, sizeof game)) {
    snprintf(spec, sizeof spec, "%s%s", game, added);
    return variant_load_as(spec, wanted, error, error_size);
  }
  text_fail(error, error_size, "no default game was found");
  return NULL;
}

double bench_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

__attribute__((noinline)) long bench_counted(Work *part, void *data, Meter *meter) {
  long done = part(data, meter);
  __asm__ volatile("" : : "r"(done)); /* a call, not a jump: the tool sees where it ends */
  return done;
}

/* ---- instructions ---- */

int counter_open(void) {
  struct perf_event_attr what;
  memset(&what, 0, sizeof what);
  what.type = PERF_TYPE_HARDWARE;
  what.size = sizeof what;
  what.config = PERF_COUNT_HW_INSTRUCTIONS;
  what.exclude_kernel = what.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &what, 0, -1, -1, 0);
}

static uint64_t counter_read(int counter) {
  uint64_t count = 0;
  return read(counter, &count, sizeof count) == sizeof count ? count : 0;
}

void counter_close(int counter) {
  if (counter >= 0) close(counter);
}

/* ---- parts ---- */

static long measure(Meter *meter, Work *part, void *data) {
  if (meter->type == METER_PLAIN) return part(data, meter);
  if (meter->type == METER_COUNTED) return bench_counted(part, data, meter);
  uint64_t before = meter->counter >= 0 ? counter_read(meter->counter) : 0;
  double start = bench_now();
  long done = part(data, meter);
  meter->seconds += bench_now() - start;
  if (meter->counter >= 0) meter->instructions += counter_read(meter->counter) - before;
  return done;
}

long meter_part(Meter *meter, Work *part, void *data) {
  assert(!meter->within);
  meter->within = true;
  long done = measure(meter, part, data);
  meter->within = false;
  return done;
}
