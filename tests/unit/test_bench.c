/* test_bench.c - the benchmark does the same work every time. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "tools/bench.h"

static void test_the_signatures_of_two_runs_agree(void **state) {
  (void)state;
  Measure a[MEASURE_NB], b[MEASURE_NB];
  char error[1024] = "";
  int n = bench_measure(0, a, error, sizeof error);
  if (n == 0) fail_msg("%s", error);
  assert_int_equal(n, MEASURE_NB);
  assert_int_equal(bench_measure(0, b, error, sizeof error), n);
  for (int i = 0; i < n; i++) {
    assert_true(a[i].signature == b[i].signature);
    assert_true(a[i].per_second > 0 && a[i].ns > 0);
    assert_string_equal(a[i].name, b[i].name);
    for (int k = 0; k < i; k++) assert_true(a[i].signature != a[k].signature);
  }
}

/* How long that takes is for the benchmark to say; here is how often functions were asked. */
static void test_a_rule_of_values_asks_no_function(void **state) {
  (void)state;
  Cost costs[COST_NB];
  char error[1024] = "";
  if (!bench_costs(0, costs, error, sizeof error)) fail_msg("%s", error);
  assert_string_equal(costs[1].name, "values");
  assert_true(costs[0].asked == 0 && costs[1].asked == 0);
  for (int i = 2; i < COST_NB; i++) assert_true(costs[i].asked >= 1);
  assert_true(costs[COST_NB - 1].asked > 50);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_the_signatures_of_two_runs_agree),
                                     cmocka_unit_test(test_a_rule_of_values_asks_no_function)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
