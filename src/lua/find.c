/* find.c - the search path: PENGYOU_PATH, ./variants, variants beside the folder of the program,
** then the installed place. A house rule lies in the folder `house` of one of them, a helper in
** `lib`.
*/
#include "lua/find.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/schema.h"
#include "lua/variant.h"

#ifndef PENGYOU_DATA
#define PENGYOU_DATA "/usr/local/share/pengyou"
#endif

enum { FOLDER_MAX = 16, NAMES_MAX = 512, NAME_TEXT = 64 };

/* The folder of the program, told once when it starts; nothing of a game depends on it. */
static char program_folder[PATH_TEXT];

void variant_program(const char *argv0) {
  const char *slash = strrchr(argv0, '/');
  size_t n = slash ? (size_t)(slash - argv0) : 0;
  if (n >= sizeof program_folder) n = 0;
  memcpy(program_folder, argv0, n);
  program_folder[n] = '\0';
}

/* The folders in which games are looked for; returns their number. */
static int folders(char folder[FOLDER_MAX][PATH_TEXT]) {
  int n = 0;
  const char *path = getenv("PENGYOU_PATH");
  while (path && *path && n < FOLDER_MAX - 4) {
    size_t length = strcspn(path, ":");
    if (length > 0 && length < PATH_TEXT) {
      memcpy(folder[n], path, length);
      folder[n++][length] = '\0';
    }
    path += length + (path[length] == ':');
  }
  strcpy(folder[n++], "variants");
  if (program_folder[0]) {
    snprintf(folder[n++], PATH_TEXT, "%.*s/../variants", PATH_TEXT - 32, program_folder);
    snprintf(folder[n++], PATH_TEXT, "%.*s/../share/pengyou/variants", PATH_TEXT - 32,
             program_folder);
  }
  snprintf(folder[n++], PATH_TEXT, "%s", PENGYOU_DATA "/variants");
  return n;
}

static bool is_readable(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return false;
  fclose(file);
  return true;
}

/* Letters, digits, - and _ alone: no name leads out of the folders. */
static bool is_name(const char *name) {
  size_t n = strlen(name);
  return n > 0 && n < NAME_TEXT &&
         strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == n;
}

bool find_file(const char *name, bool lib, char path[PATH_TEXT]) {
  size_t n = strlen(name);
  if (!lib && (strchr(name, '/') || (n > 4 && !strcmp(name + n - 4, ".lua")))) {
    snprintf(path, PATH_TEXT, "%s", name);
    return is_readable(path);
  }
  if (!is_name(name)) return false;
  static const char *const inside[] = {"", "house/"};
  char folder[FOLDER_MAX][PATH_TEXT];
  int folder_n = folders(folder);
  for (int i = 0; i < folder_n; i++)
    for (int j = 0; j < (lib ? 1 : 2); j++) {
      snprintf(path, PATH_TEXT, "%.400s/%s%s.lua", folder[i], lib ? "lib/" : inside[j], name);
      if (is_readable(path)) return true;
    }
  return false;
}

char *find_read(const char *path, size_t *length) {
  enum { FILE_MAX = 1 << 20 };
  FILE *file = fopen(path, "rb");
  char *text = file ? malloc(FILE_MAX + 1) : NULL;
  if (text) {
    *length = fread(text, 1, FILE_MAX, file);
    text[*length] = '\0';
    if (ferror(file)) {
      free(text);
      text = NULL;
    }
  }
  if (file) fclose(file);
  return text;
}

typedef struct Seen {
  char name[NAMES_MAX][NAME_TEXT];
  int n;
} Seen;

static int compare_names(const void *a, const void *b) { return strcmp(a, b); }

static bool is_seen(const Seen *seen, const char *name) {
  for (int i = 0; i < seen->n; i++)
    if (!strcmp(seen->name[i], name)) return true;
  return false;
}

/* Appends the names of the .lua files in a folder that were not seen yet, in order. */
static void list_names(const char *folder, Seen *seen) {
  DIR *directory = opendir(folder);
  if (!directory) return;
  int from = seen->n;
  for (struct dirent *entry; (entry = readdir(directory)) && seen->n < NAMES_MAX;) {
    size_t n = strlen(entry->d_name);
    if (n < 5 || n - 4 >= NAME_TEXT || strcmp(entry->d_name + n - 4, ".lua") != 0) continue;
    char name[NAME_TEXT];
    memcpy(name, entry->d_name, n - 4);
    name[n - 4] = '\0';
    if (is_name(name) && !is_seen(seen, name)) strcpy(seen->name[seen->n++], name);
  }
  closedir(directory);
  qsort(seen->name[from], (size_t)(seen->n - from), NAME_TEXT, compare_names);
}

void find_each(bool (*visit)(void *data, const char *name, const char *path), void *data) {
  char folder[FOLDER_MAX][PATH_TEXT];
  int folder_n = folders(folder);
  Seen *seen = calloc(1, sizeof *seen);
  bool go_on = seen != NULL;
  for (int i = 0; go_on && i < 2 * folder_n; i++) {
    char inside[PATH_TEXT + 8], path[PATH_TEXT + 96];
    snprintf(inside, sizeof inside, "%s%s", folder[i / 2], i % 2 ? "/house" : "");
    int from = seen->n;
    list_names(inside, seen);
    for (int j = from; go_on && j < seen->n; j++) {
      snprintf(path, sizeof path, "%s/%s.lua", inside, seen->name[j]);
      go_on = visit(data, seen->name[j], path);
    }
  }
  free(seen);
}

typedef struct Near {
  const char *name;
  bool house;
  char *near;
} Near;

static bool compare_near(void *data, const char *name, const char *path) {
  Near *search = data;
  const char *words[] = {search->near[0] ? search->near : name, name, NULL};
  if (search->house != (strstr(path, "/house/") != NULL)) return true;
  const char *near = nearest_word(search->name, words);
  if (near && near != search->near) snprintf(search->near, PATH_TEXT, "%s", near);
  return true;
}

bool find_near(const char *name, bool house, char near[PATH_TEXT]) {
  Near search = {name, house, near};
  near[0] = '\0';
  find_each(compare_near, &search);
  return near[0] != '\0';
}
