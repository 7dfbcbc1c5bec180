/* statistics.h - figures of many trials, with 95 % intervals; two on the same trials; when to stop.
**
** Every figure is a ratio of two whole numbers summed over trials: how often throws failed to how
** often they were tried. A plain mean has y = 1. Sums are whole numbers, so that adding them in any
** order, on any number of threads or machines, gives the same bits. Intervals are normal
** approximations: of a ratio by the delta method, the trials being independent of each other.
*/
#ifndef statistics_h
#define statistics_h

#include <stdbool.h>
#include <stdint.h>

/* Of one figure: the sums of x, y and of their products, over all trials; the trials with any y. */
typedef struct Moments {
  int64_t x, y, xx, xy, yy, n;
} Moments;

/* Of one figure on the same trials under two rules: sums of products; the first letter is of the
** first rules. */
typedef struct Crossed {
  int64_t xx, xy, yx, yy;
} Crossed;

/* One trial more. */
void moments_note(Moments *moments, int64_t x, int64_t y);
void crossed_note(Crossed *crossed, const int64_t first[2], const int64_t second[2]);
void moments_add(Moments *moments, const Moments *more);
void crossed_add(Crossed *crossed, const Crossed *more);

/* A value, and half the width of its 95 % interval. Both are NAN where nothing is known. */
typedef struct Estimate {
  double value, half;
} Estimate;

/* x over y, in so many trials. `share`: x counts some of the y; where none or all were counted the
** half-width is the bound that so many still leave at 95 %, not 0. */
Estimate ratio_estimate(const Moments *moments, int64_t trials, bool share);

/* The second ratio less the first on the same trials; `share` as above. */
typedef struct PairedDifference {
  Estimate paired;
  double apart;   /* the half-width, had the trials not been the same */
  double scatter; /* the variance of one trial's difference */
} PairedDifference;
PairedDifference ratio_difference(const Moments *first, const Moments *second,
                                  const Crossed *crossed, int64_t trials, bool share);

/* What a sequential test says so far. */
typedef enum SprtVerdict { UNDECIDED, HIGHER, LOWER, ALIKE } SprtVerdict;

/* Wald's sequential probability ratio test of "no difference" against "a difference of `least`",
** once for either sign, each with an error of SPRT_ERROR both ways; so whatever it says is wrong in
** one case of twenty at most. As chess engines are tested: pairs, a normal likelihood with the
** variance that was seen (that of two further trials which differ by `step`, one each way, added:
** none seen is not none possible). ALIKE: no difference is as large as `least`. */
#define SPRT_ERROR 0.025
SprtVerdict sprt_verdict(const PairedDifference *difference, int64_t trials, double least,
                         double step);

/* The log likelihood ratio at which it decides, and minus that: log((1 - e) / e). */
double sprt_bound(void);

#endif
