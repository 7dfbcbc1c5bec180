/* bench_row.c - measuring the parts of a pass. See bench_row.h. */
#include "tools/bench_row.h"

#include <assert.h>
#include <time.h>

#include "base/text.h"
#include "tools/bench_counter.h"

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
