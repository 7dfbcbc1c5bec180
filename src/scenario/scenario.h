/* scenario.h - the scenario runner: Lua data that states a situation and what is expected.
** tests/README.md lists the vocabulary. */
#ifndef scenario_h
#define scenario_h

#include <stdio.h>

#include "scenario/scenario_tally.h"

/* Where scenarios are looked for when no path is named: all of the tree, and the examples beside
** the variants. Ended by NULL. */
extern const char *const scenario_folders[];

/* Runs every scenario of a file, or of all .lua files below a folder that speak of scenarios, whose
** name contains `filter` (NULL: all); of each a line to tally->tell or `out`, failures with file,
** line, what was expected, what was ruled and why. junit, if not NULL, gets a <testsuite> for each
** file. False: a file could not be read; why is put at the end of tally->unread. */
bool scenarios_run(const char *path, const char *filter, FILE *out, FILE *junit,
                   ScenarioTally *tally);

/* What stands around the suites of all runs. */
void scenarios_junit_begin(FILE *junit);
void scenarios_junit_end(FILE *junit);

#endif
