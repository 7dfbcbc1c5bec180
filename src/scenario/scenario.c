/* scenario.c - running the scenarios of files, and saying how it went. */
#include "scenario/scenario.h"

#include <stdlib.h>
#include <string.h>

#include "io/print.h"
#include "language/language.h"
#include "lua/load/find_files.h"
#include "scenario/scenario_check.h"
#include "scenario/scenario_files.h"

const char *const scenario_folders[] = {"tests/scenarios", "variants", NULL};

/* -- reports -- */

static void put_xml(FILE *out, const char *text) {
  uint32_t code;
  for (size_t left = strlen(text), n; left > 0; text += n, left -= n) {
    n = text_character(text, left, &code);
    if (n == 0 || !text_is_plain(code)) code = '?';
    if (n == 0) n = 1;
    switch (code) {
      case '<': fputs("&lt;", out); break;
      case '>': fputs("&gt;", out); break;
      case '&': fputs("&amp;", out); break;
      case '"': fputs("&quot;", out); break;
      case '?': fputc('?', out); break;
      default: fwrite(text, 1, n, out);
    }
  }
}

static void report_xml(const Scenario *s, FILE *out) {
  char words[SAID_MAX];
  fputs("    <testcase name=\"", out);
  put_xml(out, s->name);
  fputs("\" classname=\"", out);
  put_xml(out, s->path);
  fprintf(out, "\" line=\"%d\"", s->line);
  if (!s->failed) {
    fputs("/>\n", out);
    return;
  }
  fputs("><failure message=\"expected ", out);
  put_xml(out, s->expected);
  fputs("\">ruled: ", out);
  put_xml(out, s->ruled);
  if (s->why[0]) fputs("\nwhy: ", out);
  put_xml(out, english_text(s->why, words, sizeof words));
  fputs("</failure></testcase>\n", out);
}

static void report(const Scenario *s, FILE *out) {
  if (!s->failed) {
    print_line(out, "ok    %s", s->name);
    return;
  }
  print_line(out, "FAIL  %s", s->name);
  print_line(out, "      %s:%d", s->path, s->line);
  print_line(out, "      expected  %s", s->expected);
  print_line(out, "      ruled     %s", s->ruled);
  if (s->why[0]) print_line(out, "      why       %s", s->why);
}

/* -- one file -- */

/* What a file being run has at hand. */
typedef struct Run {
  const char *path, *filter, *text, *found; /* found: where in the text the last sentence stood */
  int line;
  FILE *out, *cases; /* cases: the <testcase>s of this file */
  ScenarioTally *tally;
  int passed, failed;
  Bench *bench;
} Run;

/* The line of the scenario's sentence: sentences come in the order of the file. */
static void find_line(Run *r, const char *name) {
  char quoted[260];
  snprintf(quoted, sizeof quoted, "\"%s\"", name);
  const char *at = strstr(r->found, quoted);
  if (!at) return;
  for (const char *c = r->found; c < at; c++) r->line += *c == '\n';
  r->found = at;
}

static void finish(Run *r, const Scenario *s) {
  const ScenarioResult result = {!s->failed,  s->name,  s->path, s->line,
                                 s->expected, s->ruled, s->why};
  *(s->failed ? &r->failed : &r->passed) += 1;
  if (r->tally->tell)
    r->tally->tell(r->tally->data, &result);
  else
    report(s, r->out);
  if (r->cases) report_xml(s, r->cases);
}

/* The scenario under one game; "" is the one that it names itself. */
static void run_in_game(Run *r, const Data *file, int index, const char *game) {
  Scenario s;
  scenario_begin_one(&s, &(ScenarioPlace){file, index, r->path, game}, r->bench);
  if (r->filter && !strstr(s.name, r->filter)) return;
  find_line(r, s.name);
  s.line = r->line;
  scenario_check(&s);
  tally_note(r->tally, s.name, s.spec, s.failed);
  size_t length = strlen(s.name);
  if (*game) snprintf(s.name + length, sizeof s.name - length, " (%s)", game);
  finish(r, &s);
}

static void run_one(Run *r, const Data *file, int index) {
  char games[TALLY_GAMES][WORD_TEXT];
  int n = scenario_games(file, index, games);
  for (int i = 0; i < n; i++) run_in_game(r, file, index, games[i]);
}

/* A file that is no scenario file at all counts as one failure. */
static void refuse_file(Run *r, const char *error) {
  Scenario s = {.path = r->path, .line = 1};
  snprintf(s.name, sizeof s.name, "%s", r->path);
  scenario_mistake(&s, "%s", error);
  finish(r, &s);
}

static void run_text(Run *r, size_t length) {
  char error[VARIANT_ERROR];
  Data *file = data_read(r->path, r->text, length, "scenarios", error, sizeof error);
  if (!file)
    refuse_file(r, error);
  else if (file->items == 0)
    refuse_file(r, "no scenario stands in this file");
  for (int i = 1; file && i <= file->items; i++) run_one(r, file, i);
  data_free(file);
}

static void close_suite(Run *r, FILE *junit, const char *cases) {
  fputs("  <testsuite name=\"", junit);
  put_xml(junit, r->path);
  fprintf(junit, "\" tests=\"%d\" failures=\"%d\">\n%s  </testsuite>\n", r->passed + r->failed,
          r->failed, cases);
}

/* What a run of several files has in common. */
typedef struct Visit {
  const char *filter;
  FILE *out, *junit;
  ScenarioTally *tally;
} Visit;

static bool run_file(const char *path, const char *filter, FILE *out, FILE *junit,
                     ScenarioTally *tally) {
  size_t length = 0, size = 0;
  char error[VARIANT_ERROR], *cases = NULL;
  char *text = find_read(path, &length, error, sizeof error);
  if (!text) scenario_files_unread(tally->unread, sizeof tally->unread, error);
  Run r = {.path = path,
           .filter = filter,
           .text = text,
           .found = text,
           .line = 1,
           .out = out,
           .tally = tally,
           .bench = text ? bench_new() : NULL};
  bool ready = r.bench != NULL;
  if (ready) {
    if (junit) r.cases = open_memstream(&cases, &size);
    run_text(&r, length);
    if (r.cases) fclose(r.cases);
    if (junit && cases) close_suite(&r, junit, cases);
    ready = !junit || cases;
    tally->passed += r.passed;
    tally->failed += r.failed;
  }
  if (text && !ready) {
    text_fail(error, sizeof error, "%s: not enough memory", path);
    scenario_files_unread(tally->unread, sizeof tally->unread, error);
  }
  bench_free(r.bench);
  free(cases);
  free(text);
  return ready;
}

static bool run_visited(void *context, const char *path) {
  const Visit *visit = context;
  return run_file(path, visit->filter, visit->out, visit->junit, visit->tally);
}

bool scenarios_run(const char *path, const char *filter, FILE *out, FILE *junit,
                   ScenarioTally *tally) {
  Visit visit = {filter, out, junit, tally};
  char *unread = tally->unread;
  return scenario_files_each(path, "scenarios", run_visited, &visit, unread, sizeof tally->unread);
}

void scenarios_junit_begin(FILE *junit) {
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", junit);
}

void scenarios_junit_end(FILE *junit) { fputs("</testsuites>\n", junit); }
