/* test_coverage.c - see test_coverage.h. */
#include "cmd/test_coverage.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/options.h"
#include "cmd/stop.h"
#include "coverage/coverage.h"
#include "io/file.h"
#include "io/print.h"
#include "lua/load/find_files.h"
#include "lua/variant.h"
#include "scenario/scenario.h"

enum { SITUATIONS = 2000, MOST_THREADS = 64 };

/* What is put together before it runs. */
typedef struct Setup {
  Coverage *coverage;
  bool has_rules, has_scenarios, good;
  char error[VARIANT_ERROR];
} Setup;

static void add_rule(Setup *setup, const char *word) {
  setup->has_rules = true;
  setup->good =
      setup->good && coverage_rule(setup->coverage, word, setup->error, sizeof setup->error);
}

static void add_scenarios(Setup *setup, const char *path) {
  setup->has_scenarios = true;
  setup->good =
      setup->good && coverage_read(setup->coverage, path, setup->error, sizeof setup->error);
}

static void add_found(void *data, const ListedRule *listed) {
  if (strcmp(listed->type, "broken") != 0) add_rule(data, listed->name);
}

/* A folder, or a file that speaks of scenarios or of marks. */
static bool is_of_scenarios(const char *word) {
  char error[VARIANT_ERROR];
  if (file_is_folder(word)) return true;
  char *text = find_is_path(word) ? file_read(word, FILE_TEXT_MB, NULL, error, sizeof error) : NULL;
  bool is = text && (strstr(text, "return scenarios") || strstr(text, "return unnoticed"));
  free(text);
  return is;
}

/* `pengyou new` writes NAME_test.lua beside NAME.lua. */
static void add_beside(Setup *setup, const char *word) {
  char path[PATH_TEXT + 8];
  size_t length = strlen(word);
  if (!find_is_path(word) || length < 5 || length >= PATH_TEXT) return;
  snprintf(path, sizeof path, "%.*s_test.lua", (int)length - 4, word);
  FileId id;
  if (file_id(path, &id)) add_scenarios(setup, path);
}

static bool set_up(Setup *setup, int n, char **words) {
  for (int i = 0; i < n; i++) {
    if (is_of_scenarios(words[i]))
      add_scenarios(setup, words[i]);
    else
      add_rule(setup, words[i]);
  }
  bool named = setup->has_scenarios;
  for (int i = 0; i < n && !named; i++)
    if (!is_of_scenarios(words[i])) add_beside(setup, words[i]);
  for (int i = 0; scenario_folders[i] && !named; i++)
    if (file_is_folder(scenario_folders[i])) add_scenarios(setup, scenario_folders[i]);
  if (!setup->has_rules && !variant_list(false, add_found, setup))
    setup->good = say_fail(setup->error, sizeof setup->error, SAY(TOOL_NO_MEMORY));
  if (setup->good && !setup->has_scenarios)
    return say_fail(setup->error, sizeof setup->error, SAY(TOOL_NO_SCENARIOS));
  return setup->good;
}

/* Is this shown by what was told before it? */
static bool is_as(const Unnoticed *of, const Unnoticed *before) {
  return before && of->scenario && before->scenario && !strcmp(of->scenario, before->scenario);
}

static void print_unnoticed(const Unnoticed *of, const Unnoticed *before) {
  print_sentence(stdout, SAY(TOOL_COVER_CHANGE), of->path, of->change->line, of->change->name);
  if (of->mark) print_sentence(stdout, SAY(TOOL_COVER_WRONGLY), of->mark);
  if (!of->sum) {
    print_sentence(stdout, SAY(TOOL_COVER_NOWHERE));
  } else if (!of->asked) {
    print_sentence(stdout, SAY(TOOL_COVER_UNSEEN), of->tried, of->sum);
  } else {
    if (!is_as(of, before)) print_line(stdout, "    %s", of->asked);
    if (!is_as(of, before)) print_sentence(stdout, SAY(TOOL_COVER_NOW), of->now);
    print_sentence(stdout, SAY(TOOL_COVER_CHANGED), of->changed);
  }
  if (of->scenario && !is_as(of, before)) fputs(of->scenario, stdout);
}

static bool write_scenarios(const SubCommand *command, const Coverage *coverage, const char *path) {
  char *out = NULL, error[VARIANT_ERROR];
  size_t length = 0;
  FILE *file = open_memstream(&out, &length);
  say_in(error, SAY(TOOL_NO_MEMORY));
  if (file) fputs("return scenarios {\n", file);
  for (int i = 0; file && i < coverage_count(coverage); i++) {
    const Unnoticed *of = coverage_at(coverage, i);
    if (of->scenario && !is_as(of, i ? coverage_at(coverage, i - 1) : NULL))
      fputs(of->scenario, file);
  }
  if (file) fputs("}\n", file);
  bool good = file && fclose(file) == 0 && file_write(path, out, false, error, sizeof error);
  free(out);
  if (!good) usage_fail(command, "%s", error);
  return good;
}

/* Returns whether nothing is left to do. A filter that no change went through is a mistake. */
static bool print_all(const SubCommand *command, const Coverage *coverage, const char *filter) {
  int idle = 0;
  for (int i = 0; i < coverage_count(coverage); i++)
    print_unnoticed(coverage_at(coverage, i), i ? coverage_at(coverage, i - 1) : NULL);
  for (const char *mark; (mark = coverage_idle_mark(coverage, idle)) != NULL; idle++)
    print_sentence(stdout, SAY(TOOL_COVER_IDLE), mark);
  int noticed = coverage_fates(coverage, FATE_NOTICED),
      marked = coverage_fates(coverage, FATE_MARKED),
      unnoticed = coverage_fates(coverage, FATE_UNNOTICED), all = noticed + marked + unnoticed;
  print_sentence(stdout, SAY(TOOL_COVERED), coverage_rules(coverage), all, noticed, marked,
                 unnoticed);
  if (stop_asked()) print_sentence(stdout, SAY(TOOL_STOPPED));
  bool none = filter && all == 0 && !stop_asked();
  if (none) usage_say(command, SAY(TOOL_COVER_NONE_LIKE), filter);
  return !none && unnoticed == 0 && idle == 0 && !stop_asked();
}

int test_coverage(const SubCommand *command, const CoverageOptions *options, int n, char **words) {
  Setup setup = {.coverage = coverage_new(), .good = true};
  uint64_t situations = SITUATIONS, threads = 0;
  if (!setup.coverage) return usage_say(command, SAY(TOOL_NO_MEMORY));
  bool good =
      number_read(command, "--situations", options->situations, 0, INT32_MAX, &situations) &&
      number_read(command, "--threads", options->threads, 1, MOST_THREADS, &threads);
  if (good && options->scenarios)
    good = file_may_write(options->scenarios, false, setup.error, sizeof setup.error) ||
           usage_fail(command, "%s", setup.error) != USAGE;
  const CoverageWanted wanted = {.filter = options->filter,
                                 .situations = (long)situations,
                                 .marked_too = options->situations != NULL,
                                 .threads = (int)threads,
                                 .style = tool_style(),
                                 .stop = stop_asked_of};
  stop_watch();
  if (good && (!set_up(&setup, n, words) ||
               !coverage_run(setup.coverage, &wanted, setup.error, sizeof setup.error)))
    good = usage_fail(command, "%s", setup.error) != USAGE;
  int status = USAGE;
  if (good) status = print_all(command, setup.coverage, options->filter) ? DONE : FAILED;
  if (good && options->scenarios && !write_scenarios(command, setup.coverage, options->scenarios))
    status = USAGE;
  coverage_free(setup.coverage);
  return status;
}
