/* bench_stats.h - what samples of a time say: where the middle lies, how far they spread, and how
** two runs compare. */
#ifndef bench_stats_h
#define bench_stats_h

#include <stdbool.h>

/* The median, and the quartiles below and above it. */
typedef struct Spread {
  double median, low, high;
} Spread;

/* How many times as long one run took as another, and the interval in which that lies. */
typedef struct Ratio {
  double ratio, low, high;
} Ratio;

/* With fewer samples the median of all lies anywhere. */
enum { SAMPLES_LEAST = 7 };

/* Puts the samples into rising order. */
void stats_sort(double samples[], int n);

/* Of at least one sample, sorted. What lies between two samples does so in proportion. */
Spread stats_spread(const double samples[], int n);

/* The ratio of the medians of two sorted lists. Each median lies with at least 97.5 % between two
** samples, whatever the samples are distributed like: the number of them below it is that of heads
** in so many tosses of a coin. So both do with at least 95 %, and with them the ratio. That is
** about the samples of these runs: what the machine did to all of one run it does not know. False
** if one has fewer than SAMPLES_LEAST. */
bool stats_ratio(const double now[], int now_n, const double then[], int then_n, Ratio *out);

#endif
