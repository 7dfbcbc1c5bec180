/* sums.c - see sums.h. */
#include "sim/sums.h"

#include <stdio.h>

#include "base/ask_sentences.h"
#include "language/language.h"

void sums_note(Sums *sums, const Observation seen[]) {
  sums->trials++;
  for (int i = 0; i < sums->columns; i++)
    for (int id = 0; id < FIGURE_NB; id++) {
      int64_t first[2] = {seen[0].x[id], seen[0].y[id]}, here[2] = {seen[i].x[id], seen[i].y[id]};
      if (here[0] == 0 && here[1] == 0) continue;
      moments_note(&sums->column[i].own[id], here[0], here[1]);
      crossed_note(&sums->column[i].crossed[id], first, here);
    }
}

void sums_add(Sums *sums, const Sums *more) {
  sums->trials += more->trials;
  for (int i = 0; i < sums->columns; i++) {
    Column *to = &sums->column[i];
    const Column *from = &more->column[i];
    for (int id = 0; id < FIGURE_NB; id++) {
      moments_add(&to->own[id], &from->own[id]);
      crossed_add(&to->crossed[id], &from->crossed[id]);
    }
    for (int bin = 0; bin < POINT_BINS; bin++) to->points[bin] += from->points[bin];
    for (int bin = 0; bin < RESULT_BINS; bin++) to->results[bin] += from->results[bin];
  }
}

int points_bin(int points) {
  if (points < POINTS_LOWEST) return 0;
  int bin = (points - POINTS_LOWEST) / POINTS_A_BIN;
  return bin < POINT_BINS ? bin : POINT_BINS - 1;
}

int points_of_bin(int bin) { return POINTS_LOWEST + bin * POINTS_A_BIN; }

int result_bin(int side, int levels) {
  if (levels < 0) levels = 0;
  if (levels > RESULT_MOST) levels = RESULT_MOST;
  if (side == SIDE_NOBODY) return RESULT_MOST + 1;
  return side == SIDE_OPPONENTS ? RESULT_MOST - levels : RESULT_MOST + 2 + levels;
}

const char *result_said(int bin, char out[FIGURE_TEXT]) {
  Text text = text_start(out, FIGURE_TEXT);
  bool declarers = bin > RESULT_MOST;
  int levels = declarers ? bin - RESULT_MOST - 2 : RESULT_MOST - bin;
  if (bin == RESULT_MOST + 1)
    text_put(&text, SAY(SAID_NOBODY));
  else if (levels == 0)
    say(&text, SAY(SAID_TAKES_OVER), declarers);
  else
    say(&text, SAY(SAID_SCORE), declarers, levels);
  return out;
}

const char *result_words(int bin, char out[FIGURE_TEXT]) {
  char said[FIGURE_TEXT];
  return english_text(result_said(bin, said), out, FIGURE_TEXT);
}

Estimate sums_estimate(const Sums *sums, const Rules *rules, int column, int figure) {
  bool share = figure_of(rules, figure).unit == OF_ALL;
  return ratio_estimate(&sums->column[column].own[figure], sums->trials, share);
}

PairedDifference sums_difference(const Sums *sums, const Rules *rules, int column, int figure) {
  bool share = figure_of(rules, figure).unit == OF_ALL;
  const Column *second = &sums->column[column];
  return ratio_difference(&sums->column[0].own[figure], &second->own[figure],
                          &second->crossed[figure], sums->trials, share);
}

PairedDifference sums_against_none(const Sums *sums, int figure) {
  const Moments *own = &sums->column[0].own[figure];
  Moments none = {0, own->y, 0, 0, own->yy, own->n};
  Crossed crossed = {0, 0, own->xy, own->yy};
  return ratio_difference(&none, own, &crossed, sums->trials, false);
}
