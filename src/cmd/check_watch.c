/* check_watch.c - see check_watch.h.
**
** The file is looked at by its name several times a second, through io/file: so a save by rename is
** seen like any other, and an isolated process asks its helper. The texts of the version before a
** save are kept in memory, and the differ compares it with what lies there now. */
#include "cmd/check_watch.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cmd/options.h"
#include "cmd/print_difference.h"
#include "cmd/stop.h"
#include "differ/tell.h"
#include "io/print.h"
#include "lua/load/find_files.h"
#include "lua/load/inline_rule.h"
#include "scenario/scenario.h"

enum { SITUATIONS = 4000, MOST_SECONDS = 5, SHOWN = 6, NAPS_A_SECOND = 5 };

typedef struct Watch {
  const char *word;
  bool (*check)(const char *word, Checked *checked);
  char path[PATH_TEXT], test[PATH_TEXT]; /* the file; the scenarios beside it */
  Checked sound;                         /* the last version that was; no files: none was */
  FileId seen[2];                        /* of both, as they were checked */
} Watch;

/* The last part of the sum that is a path into out; false: there is none. */
static bool find_part(const char *word, char out[PATH_TEXT]) {
  bool found = false;
  for (size_t n; *word; word += n + (word[n] == '+')) {
    char part[PATH_TEXT];
    n = setting_part(word);
    if (n >= sizeof part) continue;
    snprintf(part, sizeof part, "%.*s", (int)n, word);
    size_t key;
    if (setting_is(part, &key) || !find_is_path(part)) continue;
    strcpy(out, part);
    found = true;
  }
  return found;
}

/* "./mine_test.lua" beside "./mine.lua". */
static void name_scenarios(const char *path, char out[PATH_TEXT]) {
  size_t n = strlen(path), stem = n > 4 && !strcmp(path + n - 4, ".lua") ? n - 4 : n;
  snprintf(out, PATH_TEXT, "%.*s_test.lua", (int)stem, path);
}

/* ---- what a save changed ---- */

typedef struct Bound {
  const Watch *watch;
  time_t end;
} Bound;

/* A search ends after some seconds, at Ctrl-C, and when the file is saved again. */
static bool should_stop(void *context) {
  const Bound *bound = context;
  FileId now;
  return stop_asked() || time(NULL) >= bound->end ||
         (file_id(bound->watch->path, &now) && !file_untouched(now, bound->watch->seen[0]));
}

static void print_search(const Differ *differ) {
  char unseen[TOLD_TEXT];
  Text text = text_start(unseen, sizeof unseen);
  int n = differ_count(differ);
  for (int i = 0; i < n && i < SHOWN; i++) print_difference(differ, differ_at(differ, i), i + 1);
  if (n > SHOWN) print_sentence(stdout, SAY(TOOL_WATCH_MORE), n - SHOWN);
  tell_unseen(&text, differ);
  if (text.length) print_sentence(stdout, SAY(TOOL_UNSEEN), unseen);
  if (differ_fields(differ) == 0)
    print_sentence(stdout, SAY(TOOL_NO_FIELD));
  else if (n == 0)
    print_sentence(stdout, SAY(TOOL_NO_RULING), differ_tried(differ));
}

/* The version before against the file as it is. */
static void print_changes(const Watch *watch, const Checked *now) {
  char error[VARIANT_ERROR];
  const DifferWanted wanted = {
      .a = watch->sound.spec, .b = now->spec, .seed = 1, .a_offer = {&watch->sound.files, false}};
  Differ *differ = differ_new(&wanted, error, sizeof error);
  print_sentence(stdout, SAY(TOOL_SAVE_BEFORE));
  if (!differ) print_line(stdout, "%s", error);
  Bound bound = {watch, time(NULL) + MOST_SECONDS};
  if (differ && differ_fields(differ)) differ_search(differ, SITUATIONS, should_stop, &bound);
  if (differ) print_search(differ);
  differ_free(differ);
}

/* ---- one save ---- */

static void run_scenarios(const Watch *watch) {
  static ScenarioTally tally;
  FileId id;
  if (!file_id(watch->test, &id)) return;
  memset(&tally, 0, sizeof tally);
  if (!scenarios_run(watch->test, NULL, stdout, NULL, &tally))
    print_line(stdout, "%s", tally.unread);
  else
    print_sentence(stdout, SAY(TOOL_TESTED), watch->test, tally.passed, tally.failed);
}

/* Were other texts checked before? */
static bool has_changed(const Checked *before, const Checked *now) {
  bool same = before->files.n == now->files.n;
  for (int i = 0; same && i < now->files.n; i++) {
    const CarriedFile *file = &now->files.file[i], *was = carried_find(&before->files, file->key);
    same = was && was->length == file->length && !memcmp(was->text, file->text, file->length);
  }
  return before->files.n > 0 && !same;
}

static void check_save(Watch *watch) {
  Checked now;
  bool sound = watch->check(watch->word, &now);
  if (sound && !stop_asked() && has_changed(&watch->sound, &now)) print_changes(watch, &now);
  if (sound && !stop_asked()) run_scenarios(watch);
  carried_free(sound ? &watch->sound.files : &now.files);
  if (sound) watch->sound = now;
  print_sentence(stdout, SAY(TOOL_WAITING), watch->path);
  fflush(stdout);
}

/* ---- waiting ---- */

static void look(const Watch *watch, FileId now[2]) {
  if (!file_id(watch->path, &now[0])) now[0] = (FileId){0};
  if (!file_id(watch->test, &now[1])) now[1] = (FileId){0};
}

static bool is_as(const FileId a[2], const FileId b[2]) {
  return file_untouched(a[0], b[0]) && file_untouched(a[1], b[1]);
}

static void nap(void) {
  nanosleep(&(struct timespec){.tv_nsec = 1000 * 1000 * 1000 / NAPS_A_SECOND}, NULL);
}

/* Until one of the files was saved and stays as it is for a moment: some editors take the file
** away, or empty it, before they write it. */
static void wait_for_save(Watch *watch) {
  FileId now[2], then[2];
  do {
    nap();
    look(watch, now);
  } while (!stop_asked() && (is_as(now, watch->seen) || now[0].size == 0));
  while (!stop_asked()) {
    nap();
    look(watch, then);
    if (is_as(now, then)) break;
    now[0] = then[0], now[1] = then[1];
  }
}

int check_watch(const SubCommand *command, const char *word,
                bool (*check)(const char *word, Checked *checked)) {
  Watch watch = {.word = word, .check = check};
  FileId id;
  if (!find_part(word, watch.path)) return usage_say(command, SAY(TOOL_WANTS_FILE));
  if (!file_id(watch.path, &id)) return usage_say(command, SAY(TOOL_NOT_THERE), watch.path);
  name_scenarios(watch.path, watch.test);
  stop_watch();
  while (!stop_asked()) {
    look(&watch, watch.seen);
    check_save(&watch);
    if (!stop_asked()) wait_for_save(&watch);
  }
  carried_free(&watch.sound.files);
  return DONE;
}
