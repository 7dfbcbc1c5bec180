/* scenario.h - the scenario runner (L10): Lua data that states a situation and what is expected.
** tests/README.md lists the vocabulary. */
#ifndef scenario_h
#define scenario_h

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { RECORD_MAX = 256, TALLY_GAMES = 16 };

/* Worked examples ("E61: …"): how many there are of which every scenario passed; by number 0 not
** named, 1 passed so far, 2 failed. */
typedef struct ExampleTally {
  char game[32]; /* "" for all games together */
  int records;
  uint8_t example[RECORD_MAX];
} ExampleTally;

typedef struct ScenarioTally {
  int passed, failed;
  ExampleTally all;
  ExampleTally by_game[TALLY_GAMES]; /* in the order in which they came */
  int games;
} ScenarioTally;

/* Runs every scenario of a file, or of all .lua files below a folder that speak of scenarios, whose
** name contains `filter` (NULL: all); one line each to `out`, failures with file, line, what was
** expected, what was ruled and why. junit, if not NULL, gets a <testsuite> for each file. False: a
** file could not be read. */
bool scenarios_run(const char *path, const char *filter, FILE *out, FILE *junit,
                   ScenarioTally *tally);

/* What stands around the suites of all runs. */
void scenarios_junit_begin(FILE *junit);
void scenarios_junit_end(FILE *junit);

#endif
