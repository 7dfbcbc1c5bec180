/* test_statistics.c - means, intervals, differences and the sequential test against numbers that
** were worked out by hand. */
#include <math.h>

#include "sim/statistics.h"
#include "support.h"

static void assert_near(double a, double b) {
  if (!(fabs(a - b) < 1e-9)) fail_msg("%.12g is not %.12g", a, b);
}

TEST(a_share_has_the_interval_of_the_normal_distribution) {
  Moments moments = {0};
  for (int i = 0; i < 100; i++) moments_note(&moments, i < 30, 1);
  Estimate share = ratio_estimate(&moments, 100, true);
  assert_near(share.value, 0.3);
  assert_near(share.half, 0.0902693137981762); /* 1.96 sqrt(0.3 0.7 / 99) */
}

TEST(a_share_of_none_or_all_is_not_certain) {
  Moments none = {0}, all = {0};
  for (int i = 0; i < 200; i++) {
    moments_note(&none, 0, 1);
    moments_note(&all, 1, 1);
  }
  assert_near(ratio_estimate(&none, 200, true).half, 0.018444397270569683);
  assert_near(ratio_estimate(&all, 200, true).half, 0.018444397270569683);
  assert_near(ratio_estimate(&none, 200, false).half, 0);
}

TEST(what_was_never_counted_is_not_known) {
  Moments moments = {0};
  moments_note(&moments, 0, 0);
  assert_true(isnan(ratio_estimate(&moments, 1, true).value));
  moments_note(&moments, 7, 1);
  assert_near(ratio_estimate(&moments, 2, false).value, 7);
  assert_true(isnan(ratio_estimate(&moments, 2, false).half)); /* of one trial */
  moments_note(&moments, 5, 1);
  assert_true(ratio_estimate(&moments, 3, false).half > 0);
}

static const int64_t X
[] = {3, 0, 2, 5, 1, 4}, Y[] = {4, 1, 2, 6, 3, 4};
static const int64_t U[] = {4, 1, 2, 5, 2, 4}, W[] = {4, 2, 2, 5, 3, 5};
enum { N = 6 };

static void sum_up(Moments *first, Moments *second, Crossed *crossed, int from, int to) {
  *first = *second = (Moments){0};
  *crossed = (Crossed){0};
  for (int i = from; i < to; i++) {
    moments_note(first, X[i], Y[i]);
    moments_note(second, U[i], W[i]);
    crossed_note(
        crossed,
        (const int64_t[]) {
          X
          [i], Y[i]
        },
        (const int64_t[]){U[i], W[i]});
  }
}

TEST(ratios_and_their_difference_go_by_the_delta_method) {
  Moments first, second;
  Crossed crossed;
  sum_up(&first, &second, &crossed, 0, N);
  assert_near(ratio_estimate(&first, N, false).value, 0.75);
  assert_near(ratio_estimate(&first, N, false).half, 0.20439144961335493);
  PairedDifference difference = ratio_difference(&first, &second, &crossed, N, false);
  assert_near(difference.paired.value, 0.1071428571428571);
  assert_near(difference.paired.half, 0.16980088447576802);
  assert_near(difference.apart, 0.2469314865960198);
  assert_near(difference.scatter, 0.04503342357351104);
}

TEST(sums_of_parts_are_those_of_the_whole) {
  Moments first, second, first_part, second_part;
  Crossed crossed, crossed_part;
  sum_up(&first, &second, &crossed, 0, 2);
  sum_up(&first_part, &second_part, &crossed_part, 2, N);
  moments_add(&first, &first_part);
  moments_add(&second, &second_part);
  crossed_add(&crossed, &crossed_part);
  sum_up(&first_part, &second_part, &crossed_part, 0, N);
  assert_memory_equal(&first, &first_part, sizeof first);
  assert_memory_equal(&second, &second_part, sizeof second);
  assert_memory_equal(&crossed, &crossed_part, sizeof crossed);
}

TEST(what_is_the_same_on_every_trial_differs_in_few_at_most) {
  Moments moments = {0};
  Crossed crossed = {0};
  for (int i = 0; i < 200; i++) {
    const int64_t seen[2] = {i % 3 == 0, 1};
    moments_note(&moments, seen[0], seen[1]);
    crossed_note(&crossed, seen, seen);
  }
  PairedDifference difference = ratio_difference(&moments, &moments, &crossed, 200, true);
  assert_near(difference.paired.value, 0);
  assert_near(difference.paired.half, 0.018444397270569683);
  assert_near(difference.scatter, 0);
}

/* -- the sequential test -- */

TEST(the_sequential_test_decides_at_walds_bounds) {
  assert_near(sprt_bound(), 3.6635616461296463); /* log(0.975 / 0.025) */
  /* n = 1000, variance 0.5 + 2 / 1000: the ratio n d (seen - d / 2) / variance, d = 0.1 */
  PairedDifference seen = {{0, 0.01}, 0, 0.5};
  double needed = 0.05 + sprt_bound() * 0.502 / 100;
  seen.paired.value = needed * 1.001;
  assert_int_equal(sprt_verdict(&seen, 1000, 0.1, 1), HIGHER);
  seen.paired.value = -needed * 1.001;
  assert_int_equal(sprt_verdict(&seen, 1000, 0.1, 1), LOWER);
  seen.paired.value = needed * 0.999;
  assert_int_equal(sprt_verdict(&seen, 1000, 0.1, 1), UNDECIDED);
  seen.paired.value = 0;
  assert_int_equal(sprt_verdict(&seen, 1000, 0.1, 1), ALIKE);
  assert_int_equal(sprt_verdict(&seen, 100, 0.1, 1), UNDECIDED);
}

/* Pairs of which some differ, up or down with these chances in 1000; what the test says. */
static SprtVerdict decide(Rng *rng, uint64_t up, uint64_t down) {
  Moments zero = {0}, second = {0};
  Crossed crossed = {0};
  for (int64_t n = 1; n <= 400000; n++) {
    uint64_t drawn = rng_below(rng, 1000);
    const int64_t none[2] = {0, 1}, seen[2] = {drawn < up ? 1 : drawn < up + down ? -1 : 0, 1};
    moments_note(&zero, none[0], none[1]);
    moments_note(&second, seen[0], seen[1]);
    crossed_note(&crossed, none, seen);
    if (n % 500) continue;
    PairedDifference difference = ratio_difference(&zero, &second, &crossed, n, true);
    SprtVerdict verdict = sprt_verdict(&difference, n, 0.02, 1);
    if (verdict != UNDECIDED) return verdict;
  }
  return UNDECIDED;
}

TEST(the_sequential_test_errs_seldom) {
  enum { RUNS = 300, WRONG = RUNS / 20 };
  static const struct {
    uint64_t up, down;
    SprtVerdict right;
  } CASES[] = {{100, 100, ALIKE}, {110, 90, HIGHER}, {90, 110, LOWER}, {0, 0, ALIKE}};
  Rng rng = rng_from(16);
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    int wrong = 0;
    for (int run = 0; run < RUNS; run++)
      wrong += decide(&rng, CASES[i].up, CASES[i].down) != CASES[i].right;
    assert_true(wrong <= WRONG);
  }
}
