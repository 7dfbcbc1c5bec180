/* scenario_files.c - see scenario_files.h. */
#include "scenario/scenario_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/coverage_sentences.h"
#include "io/file.h"

enum { FOLDER_MOST = 512, ERROR_TEXT = 1024 };

typedef struct Unread {
  char *text;
  size_t size;
} Unread;

void scenario_files_unread(char *unread, size_t size, const char *error) {
  size_t n = strlen(unread);
  snprintf(unread + n, size - n, "%s%s", n ? "; " : "", error);
}

static int compare_paths(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

/* -1, and the reason is noted, when the folder cannot be read. */
static int list_folder(const char *folder, char *paths[], int max, Unread unread) {
  char error[ERROR_TEXT], *names = file_list(folder, error, sizeof error);
  int n = 0;
  bool whole = names != NULL;
  for (const char *name = names; whole && *name && n < max; name += strlen(name) + 1) {
    if (name[0] == '.') continue;
    size_t size = strlen(folder) + strlen(name) + 2;
    if ((paths[n] = malloc(size)) != NULL)
      snprintf(paths[n++], size, "%s/%s", folder, name);
    else
      whole = say_fail(error, sizeof error, SAY(COVER_FILE_MEMORY), folder);
  }
  free(names);
  if (!whole) {
    scenario_files_unread(unread.text, unread.size, error);
    while (n > 0) free(paths[--n]);
    return -1;
  }
  qsort(paths, (size_t)n, sizeof paths[0], compare_paths);
  return n;
}

static bool is_script(const char *path) {
  size_t length = strlen(path);
  return length > 4 && strcmp(path + length - 4, ".lua") == 0;
}

static bool speaks_of(const char *path, const char *word) {
  char error[ERROR_TEXT];
  if (!is_script(path)) return false;
  char *text = file_read(path, FILE_TEXT_MB, NULL, error, sizeof error);
  bool speaks = !text || strstr(text, word);
  free(text);
  return speaks;
}

bool scenario_files_each(const char *path, const char *word,
                         bool (*visit)(void *context, const char *path), void *context,
                         char *unread, size_t size) {
  if (!file_is_folder(path)) return visit(context, path);
  char *paths[FOLDER_MOST];
  int n = list_folder(path, paths, FOLDER_MOST, (Unread){unread, size});
  bool fine = n >= 0;
  for (int i = 0; i < n; i++) {
    if (file_is_folder(paths[i]) || speaks_of(paths[i], word))
      fine = scenario_files_each(paths[i], word, visit, context, unread, size) && fine;
    free(paths[i]);
  }
  return fine;
}
