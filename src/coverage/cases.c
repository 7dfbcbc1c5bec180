/* cases.c - see cases.h. */
#include "coverage/cases.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/coverage_sentences.h"
#include "base/grow.h"
#include "scenario/scenario_tally.h"

static bool add_cases(Cases *cases, const CaseFile *file) {
  char games[TALLY_GAMES][WORD_TEXT];
  for (int i = 1; i <= file->table->items; i++) {
    int n = scenario_games(file->table, i, games);
    for (int k = 0; k < n; k++) {
      if (!grow(&cases->of, (size_t)cases->n + 1, &cases->room, sizeof(Case))) return false;
      Case *one = &cases->of[cases->n++];
      *one = (Case){.in = file, .index = i};
      memcpy(one->game, games[k], sizeof one->game);
    }
  }
  return true;
}

bool cases_read(Cases *cases, const char *path, char *error, size_t error_size) {
  size_t length;
  char *text = find_read(path, &length, error, error_size);
  Data *table = text ? data_read(path, text, length, "scenarios", error, error_size) : NULL;
  free(text);
  if (!table) return false;
  CaseFile *file = calloc(1, sizeof *file);
  char *name = strdup(path);
  if (file && name &&
      grow(&cases->file, (size_t)cases->files + 1, &cases->file_room, sizeof(CaseFile *))) {
    *file = (CaseFile){name, table};
    cases->file[cases->files++] = file;
    if (add_cases(cases, file)) return true;
  } else {
    free(file);
    free(name);
    data_free(table);
  }
  return say_fail(error, error_size, SAY(COVER_FILE_MEMORY), path);
}

void cases_free(Cases *cases) {
  for (int i = 0; i < cases->n; i++) free(cases->of[i].sum);
  for (int i = 0; i < cases->files; i++) {
    data_free(cases->file[i]->table);
    free(cases->file[i]->path);
    free(cases->file[i]);
  }
  free(cases->file);
  free(cases->of);
  *cases = (Cases){0};
}

void case_run(const Case *one, Scenario *s, Bench *bench) {
  const ScenarioPlace at = {one->in->table, one->index, one->in->path, one->game};
  scenario_begin_one(s, &at, bench);
  scenario_check(s);
}

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000L + time.tv_nsec;
}

bool case_learn(Case *one, Bench *bench, char *error, size_t error_size) {
  Scenario s;
  long begun = now();
  case_run(one, &s, bench);
  one->cost = now() - begun;
  if (s.failed) return say_fail(error, error_size, SAY(COVER_CASE_FAILS), s.path, s.name);
  if (s.loaded) {
    one->files = variant_files(s.loaded->variant, one->file, CASE_FILES);
    one->deck = s.loaded->wanted.players * 16 + s.loaded->wanted.full;
  }
  one->sum = strdup(s.spec);
  return one->sum || say_fail(error, error_size, SAY(COVER_NO_MEMORY));
}

bool case_has(const Case *one, FileId file) {
  for (int i = 0; i < one->files; i++)
    if (file_same(one->file[i], file)) return true;
  return false;
}
