/* statistics.c - see statistics.h. */
#include "sim/statistics.h"

#include <math.h>

static const double NORMAL_95 = 1.959963984540054;
static const double NONE_SEEN_95 = 3.688879454113936; /* -log(0.025): of a share, over the trials */

void moments_note(Moments *moments, int64_t x, int64_t y) {
  moments_add(moments, &(Moments){x, y, x * x, x * y, y * y, y != 0});
}

void crossed_note(Crossed *crossed, const int64_t first[2], const int64_t second[2]) {
  crossed_add(crossed, &(Crossed){first[0] * second[0], first[0] * second[1], first[1] * second[0],
                                  first[1] * second[1]});
}

void moments_add(Moments *moments, const Moments *more) {
  moments->x += more->x;
  moments->y += more->y;
  moments->xx += more->xx;
  moments->xy += more->xy;
  moments->yy += more->yy;
  moments->n += more->n;
}

void crossed_add(Crossed *crossed, const Crossed *more) {
  crossed->xx += more->xx;
  crossed->xy += more->xy;
  crossed->yx += more->yx;
  crossed->yy += more->yy;
}

/* The sum of (x - r y)², each over the mean of y. */
static double residuals(const Moments *m, int64_t trials) {
  double r = (double)m->x / (double)m->y, mean = (double)m->y / (double)trials;
  double sum = (double)m->xx - 2 * r * (double)m->xy + r * r * (double)m->yy;
  return (sum > 0 ? sum : 0) / (mean * mean);
}

/* The half-width of a mean of `trials` numbers with this sum of squared residuals. */
static double half_width(double squares, int64_t trials) {
  double n = (double)trials;
  return trials < 2 ? NAN : NORMAL_95 * sqrt(squares / (n * (n - 1)));
}

Estimate ratio_estimate(const Moments *moments, int64_t trials, bool share) {
  if (moments->y == 0 || trials < 1) return (Estimate){NAN, NAN};
  Estimate estimate = {(double)moments->x / (double)moments->y,
                       half_width(residuals(moments, trials), trials)};
  if (moments->n < 2) estimate.half = NAN; /* one trial says nothing of how they scatter */
  bool none_differs = moments->x == 0 || moments->x == moments->y;
  if (share && none_differs) estimate.half = fmin(1, NONE_SEEN_95 / (double)moments->y);
  return estimate;
}

PairedDifference ratio_difference(const Moments *first, const Moments *second,
                                  const Crossed *crossed, int64_t trials, bool share) {
  bool counted = first->y && second->y && first->n >= 2 && second->n >= 2;
  if (!counted || trials < 2) return (PairedDifference){{NAN, NAN}, NAN, NAN};
  double n = (double)trials;
  double r = (double)first->x / (double)first->y, s = (double)second->x / (double)second->y;
  double apart = residuals(first, trials) + residuals(second, trials);
  double common = (double)crossed->xx - s * (double)crossed->xy - r * (double)crossed->yx +
                  r * s * (double)crossed->yy;
  double means = (double)first->y / n * ((double)second->y / n);
  double together = apart - 2 * common / means;
  if (together < 1e-9 * apart) together = 0; /* the same on every trial, but for rounding */
  double half = half_width(together, trials);
  if (share && together == 0 && s == r) half = fmin(1, NONE_SEEN_95 / (double)first->y);
  return (PairedDifference){{s - r, half}, half_width(apart, trials), together / (n - 1)};
}

double sprt_bound(void) { return log((1 - SPRT_ERROR) / SPRT_ERROR); }

SprtVerdict sprt_verdict(const PairedDifference *difference, int64_t trials, double least,
                         double step) {
  double n = (double)trials, seen = difference->paired.value;
  if (!(n >= 2) || isnan(seen)) return UNDECIDED;
  double variance = difference->scatter + 2 * step * step / n;
  double up = n * least * (seen - least / 2) / variance;
  double down = n * least * (-seen - least / 2) / variance;
  if (up >= sprt_bound()) return HIGHER;
  if (down >= sprt_bound()) return LOWER;
  return up <= -sprt_bound() && down <= -sprt_bound() ? ALIKE : UNDECIDED;
}
