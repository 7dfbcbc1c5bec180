/* cmd_test.c - `pengyou test`: scenarios from files and folders. */
#include <stdio.h>
#include <stdlib.h>

#include "base/core_sentences.h"
#include "base/coverage_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "cmd/test_coverage.h"
#include "io/file.h"
#include "io/print.h"
#include "lua/variant.h"
#include "scenario/scenario.h"

typedef struct Run {
  const char *filter;
  FILE *junit; /* writes into xml */
  char *xml;
  size_t length;
  bool over; /* a report of an earlier run is replaced */
  ScenarioTally tally;
  bool unreadable;
} Run;

static void run_path(const SubCommand *command, Run *run, const char *path) {
  run->tally.unread[0] = '\0';
  if (scenarios_run(path, run->filter, stdout, run->junit, &run->tally)) return;
  fflush(stdout);
  usage_fail(command, "%s", run->tally.unread);
  run->unreadable = true;
}

/* "161 records E hold: pagat 118, eighty 87 …", the games with most first. */
static void print_series(const ScenarioTally *tally, char series) {
  bool said[TALLY_GAMES] = {false};
  int all = tally_count(tally, series, -1);
  if (all == 0) return;
  char games[1024];
  Text text = text_start(games, sizeof games);
  for (int i = 0; i < tally->games; i++) {
    int most = -1, count = 0;
    for (int k = 0; k < tally->games; k++) {
      int n = said[k] ? 0 : tally_count(tally, series, k);
      if (n > count) most = k, count = n;
    }
    if (most < 0) break;
    said[most] = true;
    text_add(&text, "%s%s %d", i ? SAY(LIST_COMMA) : SAY(LIST_COLON), tally->game[most], count);
  }
  print_sentence(stdout, SAY(TOOL_RECORDS), all, series, games);
}

static int run_all(const SubCommand *command, Run *run, int n, char **paths) {
  int found = 0;
  for (int i = 0; i < n; i++) run_path(command, run, paths[i]);
  for (int i = 0; n == 0 && scenario_folders[i]; i++)
    if (file_is_folder(scenario_folders[i])) {
      run_path(command, run, scenario_folders[i]);
      found++;
    }
  if (n == 0 && found == 0) return usage_say(command, SAY(TOOL_NO_SCENARIOS));
  for (char series = 'A'; series <= 'Z'; series++) print_series(&run->tally, series);
  bool none = run->tally.passed + run->tally.failed == 0 && !run->unreadable;
  if (none && run->filter) usage_say(command, SAY(TOOL_TEST_NONE_LIKE), run->filter);
  if (none && !run->filter) usage_say(command, SAY(TOOL_TEST_NONE));
  print_sentence(stdout, SAY(SCENARIOS_PASSED), run->tally.passed, run->tally.failed);
  if (run->unreadable) return USAGE;
  return none || run->tally.failed > 0 ? FAILED : DONE;
}

/* The results are kept until the end. Over a file that is there only if it was such a one. */
static bool begin_junit(const SubCommand *command, Run *run, const char *path) {
  FileId id;
  if (!file_wanted(command, path, "<?xml", "XML")) return false;
  run->over = file_id(path, &id);
  run->junit = open_memstream(&run->xml, &run->length);
  if (!run->junit) return usage_deny(command, SAY(TOOL_NO_MEMORY));
  scenarios_junit_begin(run->junit);
  return true;
}

static int end_junit(const SubCommand *command, Run *run, const char *path, int status) {
  char error[VARIANT_ERROR];
  say_in(error, SAY(TOOL_NO_MEMORY));
  scenarios_junit_end(run->junit);
  if (fclose(run->junit) != 0 || !file_write(path, run->xml, run->over, error, sizeof error))
    status = usage_fail(command, "%s", error);
  free(run->xml);
  return status;
}

int cmd_test(const SubCommand *command, int argc, char **argv) {
  Run run = {.filter = NULL};
  const char *junit = NULL;
  CoverageOptions coverage = {0};
  bool covers = false;
  const Option options[] = {{"filter", '\0', &run.filter, NULL},
                            {"junit", '\0', &junit, NULL},
                            {"coverage", '\0', NULL, &covers},
                            {"situations", '\0', &coverage.situations, NULL},
                            {"scenarios", '\0', &coverage.scenarios, NULL},
                            {"threads", 'j', &coverage.threads, NULL}};
  int n = options_read(command, options, sizeof options / sizeof *options, argc, argv);
  if (n < 0) return USAGE;
  if (covers && junit) return usage_say(command, SAY(TOOL_TEST_JUNIT));
  if (!covers && (coverage.situations || coverage.scenarios || coverage.threads))
    return usage_say(command, SAY(TOOL_TEST_COVERAGE));
  coverage.filter = run.filter;
  if (covers) return test_coverage(command, &coverage, n, argv);
  if (junit && !begin_junit(command, &run, junit)) return USAGE;
  int status = run_all(command, &run, n, argv);
  return junit ? end_junit(command, &run, junit, status) : status;
}
