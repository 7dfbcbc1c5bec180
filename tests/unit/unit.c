/* unit.c - runs the tests of a program. See unit.h. */
#include "unit.h"

static struct CMUnitTest listed[64];
static size_t listed_n;

void test_list(struct CMUnitTest test) {
  if (listed_n == sizeof listed / sizeof *listed) abort();
  listed[listed_n++] = test;
}

void tests_one_only(const char *variable) {
  if (getenv(variable)) cmocka_set_test_filter("test_one_*");
  if (!getenv(variable)) cmocka_set_skip_filter("test_one_*");
}

static int (*before)(void), (*after)(void);

static int set_up(__attribute__((unused)) void **state) { return before ? before() : 0; }

static int tear_down(__attribute__((unused)) void **state) { return after ? after() : 0; }

int tests_run(int (*begin)(void), int (*end)(void)) {
  before = begin;
  after = end;
  return _cmocka_run_group_tests("tests", listed, listed_n, set_up, tear_down);
}

__attribute__((weak)) int main(void) { return tests_run(NULL, NULL); }
