/* unnoticed_marks.c - see unnoticed_marks.h. */
#include "coverage/unnoticed_marks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/coverage_sentences.h"
#include "base/grow.h"
#include "lua/load/find_files.h"
#include "lua/sandbox/data_file.h"

/* A mark that is being read. */
typedef struct Entry {
  const char *path;
  int index; /* in the file, from 1 on */
  char *error;
  size_t error_size;
} Entry;

/* Says what is wrong with the entry; false. */
#define fail(entry, sentence)                                                                      \
  say_fail((entry)->error, (entry)->error_size, sentence, (entry)->path, (entry)->index)

static bool find_rule(const Entry *entry, const char *rule, FileId *id) {
  char folder[PATH_TEXT], why[256] = "";
  FoundFile found;
  const char *slash = strrchr(entry->path, '/');
  snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - entry->path) : 1,
           slash ? entry->path : ".");
  if (!find_file(rule, &(Reach){.base = folder}, &found, why, sizeof why))
    return fail(entry, SAY(MARK_NO_RULE));
  *id = found.id;
  return true;
}

static bool read_entry(Marks *marks, const Entry *entry, const Data *data) {
  const char *rule = data_item_text(data, 1), *of = data_item_text(data, 2);
  const Data *looked = data_get(data, "looked");
  if (!rule || !of) return fail(entry, SAY(MARK_NO_CHANGE));
  if (strlen(of) >= CHANGE_NAME) return fail(entry, SAY(MARK_LONG));
  if (!data_text(data, "why")) return fail(entry, SAY(MARK_NO_REASON));
  if (!looked || !looked->whole || looked->number < 0) return fail(entry, SAY(MARK_NOT_LOOKED));
  if (!grow(&marks->mark, (size_t)marks->n + 1, &marks->room, sizeof(Mark)))
    return fail(entry, SAY(MARK_NO_MEMORY));
  Mark *mark = &marks->mark[marks->n];
  *mark = (Mark){.looked = (long)looked->number};
  if (!find_rule(entry, rule, &mark->rule)) return false;
  snprintf(mark->of, sizeof mark->of, "%s", of);
  size_t size = strlen(entry->path) + strlen(rule) + strlen(of) + 32;
  mark->location = malloc(size);
  if (!mark->location) return fail(entry, SAY(MARK_NO_MEMORY));
  snprintf(mark->location, size, "%s, entry %d: %s, %s", entry->path, entry->index, rule, of);
  marks->n++;
  return true;
}

bool marks_read(Marks *marks, const char *path, char *error, size_t error_size) {
  size_t length;
  char *text = find_read(path, &length, error, error_size);
  Data *data = text ? data_read(path, text, length, "unnoticed", error, error_size) : NULL;
  bool good = data != NULL;
  for (int i = 1; good && i <= data->items; i++)
    good = read_entry(marks, &(Entry){path, i, error, error_size}, data_item(data, i));
  if (data) data_free(data);
  free(text);
  return good;
}

void marks_free(Marks *marks) {
  for (int i = 0; i < marks->n; i++) free(marks->mark[i].location);
  free(marks->mark);
  *marks = (Marks){0};
}

/* `score.bands.3` speaks of `score.bands.3.3: 1 -> 2`; a mark that says more may end anywhere. */
static bool speaks_of(const Mark *mark, const Change *change) {
  size_t length = strlen(mark->of);
  if (strncmp(change->name, mark->of, length) != 0) return false;
  char next = change->name[length];
  return next == '\0' || next == ':' || next == '.' || strchr(mark->of, ':');
}

const Mark *marks_use(Marks *marks, FileId rule, const Change *change) {
  const Mark *found = NULL;
  for (int i = 0; i < marks->n; i++) {
    Mark *mark = &marks->mark[i];
    if (!file_same(mark->rule, rule) || !speaks_of(mark, change)) continue;
    mark->used = true;
    found = mark;
  }
  return found;
}
