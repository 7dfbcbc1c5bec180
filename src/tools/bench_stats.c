/* bench_stats.c - see bench_stats.h. */
#include "tools/bench_stats.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

void stats_sort(double samples[], int n) { qsort(samples, (size_t)n, sizeof *samples, compare); }

/* What lies at this part of the way from the first sample to the last. */
static double quantile(const double samples[], int n, double part) {
  double at = part * (n - 1);
  int below = (int)at;
  if (below + 1 >= n) return samples[n - 1];
  return samples[below] + (at - below) * (samples[below + 1] - samples[below]);
}

Spread stats_spread(const double samples[], int n) {
  assert(n > 0);
  return (Spread){quantile(samples, n, 0.5), quantile(samples, n, 0.25),
                  quantile(samples, n, 0.75)};
}

/* From which sample on, counted from 0 at either end, the median lies between the two: the last
** that fewer heads than its number have a chance of 1.25 % at most. -1: there is none. */
static int interval_from(int n) {
  const double chance_most = 0.0125;
  double chance = pow(0.5, n), sum = 0; /* of exactly `heads` heads; of so many at most */
  for (int heads = 0;; heads++) {
    sum += chance;
    if (sum > chance_most) return heads - 1;
    chance *= (double)(n - heads) / (heads + 1);
  }
}

bool stats_ratio(const double now[], int now_n, const double then[], int then_n, Ratio *out) {
  int a = interval_from(now_n), b = interval_from(then_n);
  if (a < 0 || b < 0) return false;
  out->ratio = quantile(now, now_n, 0.5) / quantile(then, then_n, 0.5);
  out->low = now[a] / then[then_n - 1 - b];
  out->high = now[now_n - 1 - a] / then[b];
  return true;
}
