/* test_bench.c - the benchmark does the same work every time, and compares only runs that did. */
#include <math.h>
#include <cjson/cJSON.h>

#include "support.h"
#include "tools/bench_json.h"
#include "tools/bench_stats.h"

/* --- what was done ---------------------------------------------------------------------------- */

static const char *const FOLLOWS[] = {"follow", "check"};

/* Measures rows against a run; returns what is said of it. */
static const char *refused(const char *const only[], int n, const Measures *then) {
  static Measures now;
  static char error[1024];
  const BenchPlan plan = {.only = only, .only_n = n};
  error[0] = '\0';
  if (bench_measure(&plan, then, &now, error, sizeof error)) return "";
  return error;
}

TEST(the_signatures_of_two_runs_agree) {
  static Measures a, b;
  char error[1024] = "";
  const BenchPlan plan = {.seconds = 0};
  if (!bench_measure(&plan, NULL, &a, error, sizeof error)) fail_msg("%s", error);
  assert_true(a.n > 20);
  if (SHARE > 1) return;
  if (!bench_measure(&plan, &a, &b, error, sizeof error)) fail_msg("%s", error);
  assert_int_equal(a.n, b.n);
  for (int i = 0; i < a.n; i++) {
    assert_true(a.row[i].signature == b.row[i].signature);
    assert_true(a.row[i].samples == 1 && a.row[i].sample[0] > 0);
    assert_string_equal(a.row[i].name, b.row[i].name);
    for (int k = 0; k < i; k++) assert_string_not_equal(a.row[i].name, a.row[k].name);
  }
  strcpy(a.row[a.n++].name, "more");
  assert_says(refused(NULL, 0, &a), "that run has a row \"more\"");
  assert_string_equal(refused(FOLLOWS, 2, &a), "");
}

TEST(a_run_of_other_rows_or_other_decisions_is_refused) {
  static Measures then;
  const char *const more[] = {"follow", "check", "winner"}, *const none[] = {"folow"};
  const BenchPlan plan = {.only = FOLLOWS, .only_n = 2};
  char error[1024] = "";
  if (!bench_measure(&plan, NULL, &then, error, sizeof error)) fail_msg("%s", error);
  assert_string_equal(refused(FOLLOWS, 2, &then), "");
  assert_string_equal(refused(FOLLOWS, 1, &then), "");
  assert_says(refused(more, 3, &then), "that run has no row \"winner\"");
  assert_says(refused(none, 1, NULL), "there is no row \"folow\"");
  strcpy(then.row[1].name, "else");
  assert_says(refused(NULL, 0, &then), "that run has no row \"deals\"");
  then.row[0].signature ^= 1;
  assert_says(refused(FOLLOWS, 1, &then), "follow: that run decided otherwise (signature ");
}

/* How long that takes is for the benchmark to say; here is how often functions were asked. */
TEST(a_rule_of_values_asks_no_function) {
  Cost costs[COST_NB];
  char error[1024] = "";
  if (!bench_costs(0, costs, error, sizeof error)) fail_msg("%s", error);
  assert_string_equal(costs[1].name, "values");
  assert_true(costs[0].asked == 0 && costs[1].asked == 0);
  for (int i = 2; i < COST_NB; i++) assert_true(costs[i].asked >= 1);
  assert_true(costs[COST_NB - 1].asked > 50);
}

/* --- statistics ------------------------------------------------------------------------------- */

static void assert_near(double a, double b) { assert_true(fabs(a - b) < 1e-9); }

TEST(quartiles_lie_between_samples_in_proportion) {
  double five[] = {5, 1, 4, 2, 3}, four[] = {10, 20, 30, 40}, one[] = {7};
  stats_sort(five, 5);
  Spread spread = stats_spread(five, 5);
  assert_near(spread.low, 2), assert_near(spread.median, 3), assert_near(spread.high, 4);
  spread = stats_spread(four, 4);
  assert_near(spread.low, 17.5), assert_near(spread.median, 25), assert_near(spread.high, 32.5);
  spread = stats_spread(one, 1);
  assert_near(spread.low, 7), assert_near(spread.median, 7), assert_near(spread.high, 7);
}

/* Of 7 samples one chance in 64 has all of them on one side of the median, so all are needed; of 10
** the chance of at most one on one side is 11 in 1024, of at most two it is 56. */
TEST(the_ratio_lies_between_samples_of_both) {
  double now[10], then[10];
  Ratio ratio;
  for (int i = 0; i < 10; i++) now[i] = 20 + 2 * i, then[i] = 10 + i;
  assert_false(stats_ratio(now, SAMPLES_LEAST - 1, then, 10, &ratio));
  assert_false(stats_ratio(now, 10, then, SAMPLES_LEAST - 1, &ratio));
  assert_true(stats_ratio(now, 7, then, 7, &ratio));
  assert_near(ratio.ratio, 2), assert_near(ratio.low, 20.0 / 16),
      assert_near(ratio.high, 32.0 / 10);
  assert_true(stats_ratio(now, 10, then, 10, &ratio));
  assert_near(ratio.ratio, 2), assert_near(ratio.low, 22.0 / 18),
      assert_near(ratio.high, 36.0 / 11);
}

/* Times of a machine that now and then does something else. */
static void take_samples(Rng *rng, double middle, double samples[], int n) {
  for (int i = 0; i < n; i++) {
    double part = (double)rng_below(rng, 1000000) / 1e6;
    samples[i] = middle * (part < 0.5 ? 0.9 + 0.2 * part : 1 + (part - 0.5) * (part - 0.5) * 8);
  }
  stats_sort(samples, n);
}

TEST(the_interval_has_the_true_ratio_in_it_as_often_as_it_says) {
  enum { RUNS = 4000 };
  double now[SAMPLES_MAX], then[SAMPLES_MAX], width = 0;
  int held = 0;
  Rng rng = rng_from(5);
  for (int i = 0; i < RUNS; i++) {
    Ratio ratio;
    take_samples(&rng, 30, now, SAMPLES_MAX);
    take_samples(&rng, 40, then, 9 + i % (SAMPLES_MAX - 8));
    assert_true(stats_ratio(now, SAMPLES_MAX, then, 9 + i % (SAMPLES_MAX - 8), &ratio));
    assert_true(ratio.low <= ratio.ratio && ratio.ratio <= ratio.high);
    held += ratio.low <= 0.75 && 0.75 <= ratio.high;
    width += ratio.high - ratio.low;
  }
  assert_true(held >= RUNS * 95 / 100);
  assert_true(width / RUNS < 0.75); /* and says something */
}

/* --- as JSON ---------------------------------------------------------------------------------- */

TEST(a_run_reads_back_as_it_was_written) {
  static Measures run = {.n = 2}, back;
  static Cost costs[COST_NB];
  char error[256] = "";
  run.row[0] = (Measure){"a \"b\"", "", {1.5, 2.25, 1e9 / 3}, 3, 1234.5, UINT64_MAX - 2};
  run.row[1] = (Measure){"c", "", {0.001}, 1, -1, 7};
  for (int i = 0; i < COST_NB; i++) costs[i] = (Cost){"values", "", 1, 0, 0};
  for (int with = 0; with < 2; with++) {
    char *text = measures_json(&run, with ? costs : NULL);
    assert_non_null(text);
    if (!measures_parse(text, &back, error, sizeof error)) fail_msg("%s", error);
    cJSON_free(text);
    assert_int_equal(back.n, 2);
    for (int i = 0; i < 2; i++) {
      const Measure *a = &run.row[i], *b = &back.row[i];
      assert_string_equal(a->name, b->name);
      assert_true(a->signature == b->signature && a->samples == b->samples);
      assert_true(a->instructions == b->instructions);
      assert_memory_equal(a->sample, b->sample, sizeof(double) * (size_t)a->samples);
    }
  }
}

TEST(what_is_no_run_is_refused_with_a_sentence) {
#define ROW(name, signature, samples, instructions)                                                \
  "{\"measures\":[{\"name\":" name ",\"signature\":" signature ",\"samples\":" samples             \
  ",\"instructions\":" instructions "}]}"
#define GOOD                                                                                       \
  "{\"name\":\"a\",\"signature\":\"0123456789abcdef\",\"samples\":[1],\"instructions\":1}"
  static const struct {
    const char *text, *said;
  } cases[] = {
      {"{", "it is no JSON"},
      {"[]", "\"measures\" is a list of one to 64 rows"},
      {"{\"measures\":[]}", "\"measures\" is a list"},
      {"{\"measures\":[1]}", "a row has no \"name\""},
      {ROW("\"\"", "\"0123456789abcdef\"", "[1]", "1"), "a row has no \"name\""},
      {ROW("\"\\u001b[2J\"", "\"0123456789abcdef\"", "[1]", "1"), "a row has no \"name\""},
      {ROW("\"a\"", "\"123\"", "[1]", "1"), "a: \"signature\" is sixteen hexadecimal digits"},
      {ROW("\"a\"", "1", "[1]", "1"), "a: \"signature\""},
      {ROW("\"a\"", "\"0123456789abcdef\"", "[]", "1"), "a: \"samples\" are one to 41 numbers"},
      {ROW("\"a\"", "\"0123456789abcdef\"", "[1,0]", "1"), "a: \"samples\""},
      {ROW("\"a\"", "\"0123456789abcdef\"", "[1,1e999]", "1"), "a: \"samples\""},
      {ROW("\"a\"", "\"0123456789abcdef\"", "[\"1\"]", "1"), "a: \"samples\""},
      {ROW("\"a\"", "\"0123456789abcdef\"", "[1]", "-1"),
       "a: \"instructions\" is null or a number"},
      {ROW("\"a\"", "\"0123456789abcdef\"", "[1]", "true"), "a: \"instructions\""},
      {"{\"measures\":[" GOOD "," GOOD "]}", "it has the row \"a\" twice"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    static Measures out;
    char error[256] = "";
    assert_false(measures_parse(cases[i].text, &out, error, sizeof error));
    assert_says(error, cases[i].said);
  }
}
