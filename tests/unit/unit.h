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

/* TEST(a_short_hand_gives_all_it_has) { ... }: a test, which is run where it stands in the file. */
#define TEST(name)                                                                                 \
  static void test_##name(void **state);                                                           \
  __attribute__((constructor)) static void list_##name(void) {                                     \
    test_list("test_" #name, test_##name);                                                         \
  }                                                                                                \
  static void test_##name(__attribute__((unused)) void **state)

/* Adds a test to those of the program. */
void test_list(const char *name, CMUnitTestFunction test);

/* `what` is let go when the test is over, however it ends, the last first; returns it. `kept` does
** that with a text that must be there. */
void *test_keeps(void *what, void (*let_go)(void *what));
char *kept(char *text);
void *test_room(size_t size);  /* zeroed */
void test_lets_go(void *what); /* now */

/* For tests_run: the program goes to a folder of its own, from which variants are found as before;
** it must be empty again when the tests are over. */
int folder_enter(void);
int folder_leave(void);

/* Writes a file; the whole text of one that can be read, until the test is over. */
void put(const char *path, const char *text);
char *file_kept(const char *path);
/* Cuts the next line off a text; without its end, NULL when nothing is left. */
char *next_line(char **text);
/* The path of an empty file of its own, which is gone when the test is over. */
const char *temporary(void);
/* The next block of a page between ```lua and ```, its text kept; NULL behind the last. */
char *next_lua_block(const char **page);

/* A text as by printf; it stays until the sixteenth call after this one. */
char *printed(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The next of the parts that have bars between them, NULL behind the last; it stays until the
** eighth call after this one. for (const char *part, *all = "a|b"; (part = next_part(&all));) */
const char *next_part(const char **parts);

/* Where the variable is set only what is called one_... is run, else all but that. */
void tests_one_only(const char *variable);

/* Runs them between these two, each of which may be NULL or fail with a number; returns how many
** failed. */
int tests_run(int (*begin)(void), int (*end)(void));

#endif
