/* unit.h - a unit test: cmocka, what it needs, what nearly every test includes; and tests that list
** themselves.
**
** A program has no main of its own unless something comes before its tests, or after them. */
#ifndef unit_h
#define unit_h

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* TEST(a_short_hand_gives_all_it_has) { ... }: a test, which is run where it stands in the file.
** TEST_BETWEEN has a set-up before it and a tear-down after it; they share `state`. */
#define TEST(name) TEST_BETWEEN(name, NULL, NULL)
#define TEST_BETWEEN(name, begin, end)                                                             \
  static void test_##name(void **state);                                                           \
  __attribute__((constructor)) static void list_##name(void) {                                     \
    test_list((struct CMUnitTest){"test_" #name, test_##name, begin, end, NULL});                  \
  }                                                                                                \
  static void test_##name(__attribute__((unused)) void **state)

/* Adds a test to those of the program. */
void test_list(struct CMUnitTest test);

/* Where the variable is set only what is called one_... is run, else all but that. */
void tests_one_only(const char *variable);

/* Runs them between these two, each of which may be NULL or fail with a number; returns how many
** failed. */
int tests_run(int (*begin)(void), int (*end)(void));

#endif
