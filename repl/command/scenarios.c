/* scenarios.c - `test`: scenarios are run, and the situation on the table is saved as one. */
#include <stdlib.h>
#include <string.h>

#include "base/coverage_sentences.h"
#include "io/file.h"
#include "repl/command/handlers.h"
#include "repl/command/scenario_of_table.h"
#include "repl/say.h"
#include "scenario/scenario.h"

enum { TEST_TEXT = 16384, PATH_LENGTH = 1024 };

/* NAME is tests/scenarios/NAME.lua where that folder is, else NAME.lua; a path is a path. */
static bool find_path(const char *name, char *path, size_t size) {
  size_t n = strlen(name);
  bool there = file_is_folder("tests/scenarios");
  bool whole = strchr(name, '/') || (n > 4 && strcmp(name + n - 4, ".lua") == 0);
  int length = snprintf(path, size, whole ? "%s%s" : "%s%s.lua",
                        there && !whole ? "tests/scenarios/" : "", name);
  return length > 0 && (size_t)length < size;
}

static void keep_silent(void *data, const char *said) { (void)data, (void)said; }

/* Writes the file and runs it: it is taken away again when its scenarios do not hold. */
static bool write_test(Repl *repl, const char *path, const char *text) {
  ScenarioTally tally = {.tell = keep_silent};
  char error[SESSION_ERROR];
  if (!file_write(path, text, false, error, sizeof error)) return repl_refuse(repl, "%s", error);
  if (scenarios_run(path, NULL, NULL, NULL, &tally) && tally.passed > 0 && tally.failed == 0) {
    repl_tell(repl, SAY(TEST_WRITTEN), path, tally.passed);
    return true;
  }
  file_remove(path);
  return repl_deny(repl, SAY(TEST_DEPENDS));
}

static bool save_test(Repl *repl, const char *rest) {
  char name[PATH_LENGTH], path[PATH_LENGTH];
  Text content = text_room(TEST_TEXT);
  if (!command_word(&rest, name, sizeof name) || !find_path(name, path, sizeof path))
    return repl_deny(repl, SAY(TEST_SAVE_TAKES));
  if (!command_ends(rest)) return repl_deny(repl, SAY(TEST_SAVE_TAKES));
  if (!scenario_of_table(&content, repl, path)) return repl_deny(repl, SAY(TEST_NOTHING));
  return write_test(repl, path, content.out);
}

static void tell_result(void *repl, const char *said) { repl_tell(repl, said); }

/* The file of that name; where there is none the one that `test save NAME` writes. */
static const char *saved_test(const char *name, char path[PATH_LENGTH]) {
  FileId id;
  bool saved = !file_id(name, &id) && find_path(name, path, PATH_LENGTH) && file_id(path, &id);
  return saved ? path : name;
}

COMMAND(command_test) {
  char word[PATH_LENGTH] = "", path[PATH_LENGTH];
  const char *look = rest;
  ScenarioTally tally = {.tell = tell_result, .data = repl};
  if (!command_word(&look, word, sizeof word)) return repl_deny(repl, SAY(TEST_TAKES));
  if (strlen(word) + 1 == sizeof word) return repl_deny(repl, SAY(FILE_LONG));
  if (strcmp(word, "save") == 0) return save_test(repl, look);
  if (!command_is_all(repl, command, look)) return false;
  if (!scenarios_run(saved_test(word, path), NULL, repl->out, NULL, &tally))
    return repl_refuse(repl, "%s", tally.unread);
  repl_tell(repl, SAY(SCENARIOS_PASSED), tally.passed, tally.failed);
  return tally.failed == 0 || repl_deny(repl, SAY(TEST_FAILED), tally.failed, word);
}
