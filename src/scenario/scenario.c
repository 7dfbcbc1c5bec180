/* scenario.c - running the scenarios of files, and saying how it went. */
#include "scenario/scenario.h"

#include <stdlib.h>
#include <string.h>

#include "base/coverage_sentences.h"
#include "io/print.h"
#include "language/language.h"
#include "lua/load/find_files.h"
#include "lua/load/script_tokens.h"
#include "scenario/scenario_check.h"
#include "scenario/scenario_files.h"

const char *const scenario_folders[] = {"tests/scenarios", "variants", NULL};

/* -- reports -- */

static void put_xml(FILE *out, const char *text) { print_markup(out, text, strlen(text)); }

static void report_xml(const Scenario *s, FILE *out) {
  char words[SAID_MAX];
  fputs("    <testcase name=\"", out);
  put_xml(out, english_text(s->name, words, sizeof words));
  fputs("\" classname=\"", out);
  put_xml(out, s->path);
  fprintf(out, "\" line=\"%d\"", s->line);
  if (!s->failed) {
    fputs("/>\n", out);
    return;
  }
  fputs("><failure message=\"expected ", out);
  put_xml(out, english_text(s->expected, words, sizeof words));
  fputs("\">ruled: ", out);
  put_xml(out, english_text(s->ruled, words, sizeof words));
  if (s->why[0]) fputs("\nwhy: ", out);
  put_xml(out, english_text(s->why, words, sizeof words));
  fputs("</failure></testcase>\n", out);
}

/* -- one file -- */

/* What files have in common, and what the one being run has at hand. */
typedef struct Run {
  const char *filter;
  FILE *out, *junit;
  ScenarioTally *tally;
  const char *path;
  Lexer found; /* behind the last sentence in the file's text */
  int line;    /* of that */
  FILE *cases; /* the <testcase>s of this file */
  int passed, failed;
  Bench *bench;
} Run;

/* A line for people: TELL(r, SAY(X), values ...). */
#define TELL(r, ...) tell(r, VALUES(__VA_ARGS__))
static void tell(const Run *r, const Value sentence[]) {
  char said[2 * SAID_MAX];
  say_values_in(said, sizeof said, sentence);
  if (r->tally->tell)
    r->tally->tell(r->tally->data, said);
  else
    print_line(r->out, "%s", said);
}

static void report(const Run *r, const Scenario *s) {
  TELL(r, s->failed ? SAY(SCENARIO_FAILS) : SAY(SCENARIO_HOLDS), s->name);
  if (!s->failed) return;
  TELL(r, SAY(SCENARIO_PLACE), s->path, s->line);
  TELL(r, SAY(SCENARIO_EXPECTED), s->expected);
  TELL(r, SAY(SCENARIO_RULED), s->ruled);
  if (s->why[0]) TELL(r, SAY(SCENARIO_WHY), s->why);
}

/* Does a script say this text so: in quotes of either kind, or in long brackets? */
static bool says(const char *script, const Token *token, const char *text) {
  bool bracketed = script[token->begins] == '[';
  size_t ends = bracketed ? strcspn(script + token->begins + 1, "[") + 2 : 1;
  const char *at = script + token->begins + ends, *end = script + token->ends - ends;
  for (; at < end && *text; at++, text++) {
    if (*at == '\\' && !bracketed) at++;
    if (*at != *text) return false;
  }
  return at == end && !*text;
}

/* The line of the scenario's sentence: sentences come in the order of the file. */
static void find_line(Run *r, const char *name) {
  Lexer from_here = r->found;
  for (Token token; (token = lexer_next(&from_here)).type != TOKEN_END;) {
    if (token.type != TOKEN_STRING || !says(from_here.text, &token, name)) continue;
    r->line = token.line;
    r->found = from_here;
    return;
  }
}

static void finish(Run *r, const Scenario *s) {
  *(s->failed ? &r->failed : &r->passed) += 1;
  report(r, s);
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
  scenario_mistake(&s, error);
  finish(r, &s);
}

static void run_text(Run *r, const char *text, size_t length) {
  char error[VARIANT_ERROR];
  Data *file = data_read(r->path, text, length, "scenarios", error, sizeof error);
  if (!file)
    refuse_file(r, error);
  else if (file->items == 0)
    refuse_file(r, SAY(SCENARIO_NONE));
  for (int i = 1; file && i <= file->items; i++) run_one(r, file, i);
  data_free(file);
}

static void close_suite(const Run *r, const char *cases) {
  FILE *junit = r->junit;
  fputs("  <testsuite name=\"", junit);
  put_xml(junit, r->path);
  fprintf(junit, "\" tests=\"%d\" failures=\"%d\">\n%s  </testsuite>\n", r->passed + r->failed,
          r->failed, cases);
}

/* A file of rules is run by nobody who looks for scenarios. */
static bool is_of_rules(const char *path, const char *text, size_t length, char *error,
                        size_t error_size) {
  bool house = script_returns(text, length, "house_rule");
  if (!house && !script_returns(text, length, "game")) return false;
  say_fail(error, error_size, SAY(SCENARIO_RULES), path, house);
  return true;
}

static bool run_file(void *context, const char *path) {
  Run r = *(const Run *)context;
  ScenarioTally *tally = r.tally;
  size_t length = 0, size = 0;
  char error[VARIANT_ERROR], *cases = NULL;
  char *text = find_read(path, &length, error, sizeof error);
  bool fit = text && !is_of_rules(path, text, length, error, sizeof error);
  if (!fit) scenario_files_unread(tally->unread, sizeof tally->unread, error);
  r.path = path;
  r.found = lexer_start(text, length);
  r.line = 1;
  r.bench = fit ? bench_new() : NULL;
  bool ready = r.bench != NULL;
  if (ready) {
    if (r.junit) r.cases = open_memstream(&cases, &size);
    run_text(&r, text, length);
    if (r.cases) fclose(r.cases);
    if (r.junit && cases) close_suite(&r, cases);
    ready = !r.junit || cases;
    tally->passed += r.passed;
    tally->failed += r.failed;
  }
  if (fit && !ready) {
    say_fail(error, sizeof error, SAY(COVER_FILE_MEMORY), path);
    scenario_files_unread(tally->unread, sizeof tally->unread, error);
  }
  bench_free(r.bench);
  free(cases);
  free(text);
  return ready;
}

bool scenarios_run(const char *path, const char *filter, FILE *out, FILE *junit,
                   ScenarioTally *tally) {
  Run run = {.filter = filter, .out = out, .junit = junit, .tally = tally};
  return scenario_files_each(path, "scenarios", run_file, &run, tally->unread,
                             sizeof tally->unread);
}

void scenarios_junit_begin(FILE *junit) {
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", junit);
}

void scenarios_junit_end(FILE *junit) { fputs("</testsuites>\n", junit); }
