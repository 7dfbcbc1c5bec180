/* sums.h - what trials under one or several rules add up to: whole numbers alone, so that the sum
** does not depend on who adds them in which order.
*/
#ifndef sums_h
#define sums_h

#include "sim/figures.h"
#include "sim/statistics.h"

enum {
  COLUMN_MAX = 16, /* rules that are simulated side by side */
  POINTS_A_BIN = 5,
  POINTS_LOWEST = -200,
  POINT_BINS = 200,
  RESULT_MOST = 20, /* levels */
  RESULT_BINS = 2 * RESULT_MOST + 3
};

/* What one trial adds to each figure. */
typedef struct Observation {
  int32_t x[FIGURE_NB], y[FIGURE_NB];
  int32_t gain[SEAT_MAX]; /* levels that each seat won, or points */
} Observation;

/* Of one set of rules: the figures, alone and crossed with those of the first rules on the same
** trials; how many deals ended with so many points of the opponents, and with which result. */
typedef struct Column {
  Moments own[FIGURE_NB];
  Crossed crossed[FIGURE_NB];
  int64_t points[POINT_BINS], results[RESULT_BINS];
} Column;

typedef struct Sums {
  int64_t trials;
  int columns;
  Column column[COLUMN_MAX];
} Sums;

/* Adds a trial: an observation for each column. */
void sums_note(Sums *sums, const Observation seen[]);
void sums_add(Sums *sums, const Sums *more);

/* The bin of so many points, and the least points of a bin; what lies beyond the ends is in the
** first or the last one. */
int points_bin(int points);
int points_of_bin(int bin);

/* The bin of a result: opponents by many levels first, then by few, by 0, nobody, declarers by 0 …
*/
int result_bin(int side, int levels);
/* "declarers +2", "nobody": in English as files have it, and said. */
const char *result_words(int bin, char out[FIGURE_TEXT]);
const char *result_said(int bin, char out[FIGURE_TEXT]);

Estimate sums_estimate(const Sums *sums, const Rules *rules, int column, int figure);
/* A column's figure less that of the first column. */
PairedDifference sums_difference(const Sums *sums, const Rules *rules, int column, int figure);
/* The first column's figure, as its difference from 0. */
PairedDifference sums_against_none(const Sums *sums, int figure);

#endif
