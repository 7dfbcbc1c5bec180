/* test_coverage.h - `pengyou test --coverage`: which rules no scenario holds. */
#ifndef test_coverage_h
#define test_coverage_h

#include "cmd/cmd.h"

/* As they were typed; NULL: not at all. */
typedef struct CoverageOptions {
  const char *situations, *scenarios, *threads, *filter;
} CoverageOptions;

/* The words are rules, and files or folders of scenarios; without rules all that are found, without
** scenarios those of scenario_folders, and beside NAME.lua those of NAME_test.lua. */
int test_coverage(const SubCommand *command, const CoverageOptions *options, int n, char **words);

#endif
