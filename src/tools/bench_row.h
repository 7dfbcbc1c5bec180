/* bench_row.h - a row of the benchmark: the work that is done, and what of it is measured.
**
** A work does the same each time, made from a seed: one pass. Passes that are timed are done again
** and again; one that is counted runs once within bench_counted, for a tool that counts
** instructions in that function. */
#ifndef bench_row_h
#define bench_row_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <xxhash.h>

#include "base/rng.h"
#include "lua/variant.h"

enum { ROW_NAME = 48, ROW_WHAT = 128 };

typedef struct Meter Meter;

/* One pass; returns how often what is measured was done, 0 when it could not be. */
typedef long Work(void *data, Meter *meter);

typedef enum { METER_PLAIN, METER_TIMED, METER_COUNTED } MeterType;

struct Meter {
  MeterType type;
  bool within;           /* a part: none is measured twice */
  XXH64_state_t *hash;   /* of what was decided */
  int counter;           /* of counter_open */
  double seconds;        /* that the measured parts took */
  uint64_t instructions; /* and what they executed */
};

typedef struct Row {
  char name[ROW_NAME], what[ROW_WHAT];
  Work *work;
  bool in_parts; /* the work says itself what of it is measured; else all of it is */
  int number;    /* which of several such rows */
  /* What the work is done with: so many zeros, made ready (false and a sentence in error; NULL:
  ** zeros will do), and what of it is let go in the end, also where it was half made. */
  size_t size;
  bool (*make)(void *data, const struct Row *row, char *error, size_t error_size);
  void (*end)(void *data);
} Row;

/* The default game with rules added ("+kitty.multiplier=3"; "": none). NULL and a sentence in
** error. */
Variant *bench_game(const char *added, const VariantWanted *wanted, char *error, size_t error_size);

/* Does a part that is measured; returns what it returns. */
long meter_part(Meter *meter, Work *part, void *data);

/* The parts that are counted run within this function and no others do. */
long bench_counted(Work *part, void *data, Meter *meter);

/* Notes what was decided. */
static inline void meter_note(Meter *meter, const void *data, size_t size) {
  XXH64_update(meter->hash, data, size);
}

static inline void meter_note_number(Meter *meter, uint64_t number) {
  meter_note(meter, &number, sizeof number);
}

/* Instructions of this process outside the kernel, where that counts them (perf_event_open; many
** virtual machines have no counters): a descriptor to read them from; -1: they are not counted, and
** errno says why. */
int counter_open(void);
void counter_close(int counter);

/* Seconds of a clock that runs evenly. */
double bench_now(void);

/* The rows of each file; they end with one without a name. */
extern const Row bench_rows_deals[], bench_rows_follows[], bench_rows_hardest[],
    bench_rows_scripts[], bench_rows_bots[];

/* The first difference that is found between the default game and each other. */
extern const Row bench_row_differ;

/* The start of the program, up to its first prompt. */
extern const Row bench_row_start;

#endif
