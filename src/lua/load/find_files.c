/* find_files.c - the search path: PENGYOU_PATH, ./variants, variants beside the folder of the
** program, then the installed place. A house rule lies in the folder `house` of one of them, a
** helper in `lib`. */
#define _XOPEN_SOURCE 700 /* realpath */

#include "lua/load/find_files.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/core_sentences.h"
#include "base/nearest_word.h"
#include "io/isolate.h"

#ifndef PENGYOU_DATA
#define PENGYOU_DATA "/usr/local/share/pengyou"
#endif

enum { OF_PATH_MAX = 12, NAMES_MAX = 512, NAME_TEXT = 64, WHERE_TEXT = 4096 };

/* The folder above the program's, told once when it starts; nothing of a game depends on it. */
static char program_home[PATH_TEXT];

/* The program as the shell found it: a path, or a name that it looked up in PATH. */
static bool look_up(const char *argv0, char where[WHERE_TEXT]) {
  const char *path = getenv("PATH");
  if (strchr(argv0, '/')) return snprintf(where, WHERE_TEXT, "%s", argv0) < WHERE_TEXT;
  for (; path && *path; path += strcspn(path, ":"), path += *path == ':') {
    int n = snprintf(where, WHERE_TEXT, "%.*s/%s", (int)strcspn(path, ":"), path, argv0);
    if (n > 0 && n < WHERE_TEXT && access(where, X_OK) == 0) return true;
  }
  return false;
}

void find_program(const char *argv0) {
  char where[WHERE_TEXT];
  char *real = realpath("/proc/self/exe", NULL);
  if (!real && look_up(argv0, where)) real = realpath(where, NULL);
  program_home[0] = '\0';
  for (int i = 0; real && i < 2; i++) {
    char *slash = strrchr(real, '/');
    if (slash) *slash = '\0';
  }
  if (real && strlen(real) + 32 < sizeof program_home) strcpy(program_home, real);
  free(real);
}

/* Where files of a sort lie: in the program's tree, among what is installed, and in the folders of
** PENGYOU_PATH. */
typedef struct Shelf {
  const char *in_tree, *installed, *in_path;
} Shelf;

static const Shelf GAMES = {"variants", "variants", ""}, BOTS = {"scripts/bots", "bots", "/bots"};

/* The folders of a shelf, one after the other: first those of PENGYOU_PATH, and at last those that
** come with the program. */
typedef struct Folders {
  const Shelf *shelf;
  const char *path; /* what is left of PENGYOU_PATH */
  int of_path;      /* folders that it had */
  enum { IN_TREE, AT_HOME, SHARED_AT_HOME, INSTALLED, NO_MORE } next;
  char folder[PATH_TEXT]; /* where one is */
} Folders;

static Folders all_folders(const Shelf *shelf) {
  return (Folders){.shelf = shelf, .path = getenv("PENGYOU_PATH"), .next = IN_TREE};
}

static Folders own_folders(const Shelf *shelf) {
  return (Folders){.shelf = shelf, .next = AT_HOME};
}

static bool next_of_path(Folders *at) {
  while (at->path && *at->path && at->of_path < OF_PATH_MAX) {
    const char *name = at->path;
    size_t length = strcspn(name, ":");
    at->path += length + (name[length] == ':');
    if (length == 0 || length + strlen(at->shelf->in_path) >= PATH_TEXT) continue;
    Text folder = text_start(at->folder, PATH_TEXT);
    text_put_some(&folder, name, length);
    text_put(&folder, at->shelf->in_path);
    at->of_path++;
    return true;
  }
  return false;
}

static bool next_folder(Folders *at) {
  if (next_of_path(at)) return true;
  if (at->next == AT_HOME && !program_home[0]) at->next = INSTALLED;
  if (at->next == NO_MORE) return false;
  Text folder = text_start(at->folder, PATH_TEXT);
  const char *home = at->next == INSTALLED ? PENGYOU_DATA : at->next == IN_TREE ? "" : program_home;
  text_put(&folder, home);
  if (*home) text_put(&folder, at->next == SHARED_AT_HOME ? "/share/pengyou/" : "/");
  text_put(&folder, at->next <= AT_HOME ? at->shelf->in_tree : at->shelf->installed);
  at->next++;
  return true;
}

/* No such name leads out of the folders. */
static bool is_name(const char *name) { return text_is_name(name, NAME_TEXT - 1); }

const Reach reach_anywhere = {NULL, NULL, NULL};

bool find_is_path(const char *word) {
  size_t n = strlen(word);
  return strchr(word, '/') || (n > 4 && !strcmp(word + n - 4, ".lua"));
}

/* --- how far a path leads --- */

/* Is a place inside the folder, links resolved in both? */
static bool is_below(const char *real, const char *top) {
  size_t n = strlen(top);
  if (n == 1) n = 0; /* the root, whose slash is its name */
  return strncmp(real, top, n) == 0 && (real[n] == '/' || real[n] == '\0');
}

static bool is_within(const char *real, const char *folder) {
  char *top = file_resolve(folder);
  bool within = top && is_below(real, top);
  free(top);
  return within;
}

/* The same of the folder that the paths stay in, and of those of the variants. */
static bool is_reached(const char *real, const char *limit) {
  Folders at = all_folders(&GAMES);
  bool reached = *limit && is_within(real, limit);
  while (!reached && next_folder(&at)) reached = is_within(real, at.folder);
  return reached;
}

/* First the folder is looked at, so that nothing is learned of files out of reach. A place that is
** not there is reached: that it is missing is said elsewhere. */
static bool stays_in(const char *path, const char *limit) {
  char folder[PATH_TEXT];
  const char *slash = strrchr(path, '/');
  snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) + 1 : 1, slash ? path : ".");
  char *real = file_resolve(folder);
  bool reached = !real || is_reached(real, limit);
  free(real);
  real = reached ? file_resolve(path) : NULL;
  if (real) reached = is_reached(real, limit);
  free(real);
  return reached;
}

static bool find_path(const char *word, const Reach *reach, FoundFile *found, char *error,
                      size_t error_size) {
  bool joined = reach->base && word[0] != '/';
  char begin[64];
  const char *below = word;
  while (joined && !strncmp(below, "./", 2)) below += 2;
  int n = snprintf(found->path, PATH_TEXT, "%s%s%s", joined ? reach->base : "",
                   joined && *reach->base ? "/" : "", below);
  if (n < 0 || n >= PATH_TEXT) snprintf(begin, sizeof begin, "%.60s...", word);
  if (n < 0 || n >= PATH_TEXT)
    return say_fail(error, error_size, SAY(GAME_PATH_LONG), begin, PATH_TEXT - 1);
  if (reach->limit && !stays_in(found->path, reach->limit))
    return say_fail(error, error_size, SAY(GAME_OUTSIDE), word, reach->beyond);
  return file_id(found->path, &found->id) ||
         say_fail(error, error_size, SAY(FILE_MISSING), found->path);
}

/* `inside`: the folders in each of the shelf's in which it may lie, ended by NULL. */
static bool find_name(const Shelf *shelf, const char *name, const char *ending,
                      const char *const inside[], FoundFile *found) {
  Folders at = all_folders(shelf);
  if (!is_name(name)) return false;
  while (next_folder(&at))
    for (int i = 0; inside[i]; i++) {
      const char *const parts[] = {at.folder, "/", inside[i], name, ending};
      Text path = text_start(found->path, PATH_TEXT);
      for (int k = 0; k < 5; k++) text_put(&path, parts[k]);
      if (path.length < PATH_TEXT && file_id(found->path, &found->id)) return true;
    }
  return false;
}

static const char *const IN_GAMES[] = {"", "house/", NULL}, *const IN_LIB[] = {"lib/", NULL},
                         *const BESIDE[] = {"", NULL};

bool find_file(const char *word, const Reach *reach, FoundFile *found, char *error,
               size_t error_size) {
  if (error_size) error[0] = '\0';
  if (find_is_path(word)) return find_path(word, reach, found, error, error_size);
  return find_name(&GAMES, word, ".lua", IN_GAMES, found);
}

bool find_bot(const char *word, FoundFile *found, char *error, size_t error_size) {
  if (error_size) error[0] = '\0';
  if (find_is_path(word)) return find_path(word, &reach_anywhere, found, error, error_size);
  return find_name(&BOTS, word, ".lua", BESIDE, found);
}

/* The folders that come with the program, links resolved: asked for once, since every file that is
** run is looked for in them. */
enum { OWN_MAX = 8 };
static char *own_folder[OWN_MAX];
static pthread_once_t own_known = PTHREAD_ONCE_INIT;

static void know_own(void) {
  static const Shelf *const shelves[] = {&GAMES, &BOTS};
  int n = 0;
  for (int i = 0; i < 2; i++)
    for (Folders at = own_folders(shelves[i]); n < OWN_MAX && next_folder(&at);)
      if ((own_folder[n] = file_resolve(at.folder))) n++;
}

bool find_is_installed(const char *path) {
  pthread_once(&own_known, know_own);
  char *real = file_resolve(path);
  bool own = false;
  for (int i = 0; real && !own && i < OWN_MAX && own_folder[i]; i++)
    own = is_below(real, own_folder[i]);
  free(real);
  return own;
}

static bool is_foreign(const char *path) { return !find_is_installed(path); }

static bool is_of_no_file(const char *path) {
  (void)path;
  return true;
}

void find_untrusted(void) { isolate_before_rules(is_of_no_file, ""); }

char *find_read(const char *path, size_t *length, char *error, size_t error_size) {
  char *text = file_read(path, FILE_TEXT_MB, length, error, error_size);
  if (text) isolate_before_rules(is_foreign, path);
  return text;
}

bool find_helper(const char *name, FoundFile *found) {
  return find_name(&GAMES, name, ".lua", IN_LIB, found);
}

bool find_beside(const char *name, const char *ending, FoundFile *found) {
  return find_name(&GAMES, name, ending, BESIDE, found);
}

typedef struct Seen {
  char name[NAMES_MAX][NAME_TEXT];
  int n;
} Seen;

/* On the heap; NULL: no memory. */
static Seen *seen_none(void) {
  Seen *seen = malloc(sizeof *seen);
  if (seen) seen->n = 0;
  return seen;
}

static int compare_names(const void *a, const void *b) { return strcmp(a, b); }

/* Is it among the first n? */
static bool is_seen(const Seen *seen, int n, const char *name) {
  for (int i = 0; i < n; i++)
    if (!strcmp(seen->name[i], name)) return true;
  return false;
}

/* Appends the names of the .lua files in a folder that were not seen in another, in order. False
** when there is no memory for it; a folder that cannot be read has none. */
static bool list_names(const char *folder, Seen *seen) {
  char error[PATH_TEXT], *names = file_list(folder, error, sizeof error);
  if (!names) return errno != ENOMEM;
  int from = seen->n;
  for (const char *file = names; *file && seen->n < NAMES_MAX; file += strlen(file) + 1) {
    size_t n = strlen(file);
    if (n < 5 || n - 4 >= NAME_TEXT || strcmp(file + n - 4, ".lua") != 0) continue;
    char name[NAME_TEXT];
    memcpy(name, file, n - 4);
    name[n - 4] = '\0';
    if (is_name(name) && !is_seen(seen, from, name)) strcpy(seen->name[seen->n++], name);
  }
  free(names);
  qsort(seen->name[from], (size_t)(seen->n - from), NAME_TEXT, compare_names);
  return true;
}

/* Visits the files in all folders of a shelf, and in each in those `inside`, ended by NULL. */
static bool visit_each(const Shelf *shelf, const char *const inside[],
                       bool (*visit)(void *data, const char *name, const char *path), void *data) {
  char within[PATH_TEXT + 8], path[PATH_TEXT + 96];
  Folders at = all_folders(shelf);
  Seen *seen = seen_none();
  bool looked = seen != NULL, go_on = looked;
  while (go_on && next_folder(&at))
    for (int k = 0; go_on && inside[k]; k++) {
      snprintf(within, sizeof within, "%s%.6s", at.folder, inside[k]);
      int from = seen->n;
      looked = list_names(within, seen) && looked;
      for (int j = from; go_on && j < seen->n; j++) {
        snprintf(path, sizeof path, "%s/%s.lua", within, seen->name[j]);
        go_on = visit(data, seen->name[j], path);
      }
    }
  free(seen);
  return looked;
}

bool find_each(bool (*visit)(void *data, const char *name, const char *path), void *data) {
  return visit_each(&GAMES, (const char *const[]){"", "/house", NULL}, visit, data);
}

bool find_each_bot(bool (*visit)(void *data, const char *name, const char *path), void *data) {
  return visit_each(&BOTS, BESIDE, visit, data);
}

bool find_each_here(bool (*visit)(void *data, const char *name, const char *path), void *data) {
  char path[NAME_TEXT + 8];
  Seen *seen = seen_none();
  bool looked = seen && list_names(".", seen);
  for (int i = 0; looked && i < seen->n; i++) {
    snprintf(path, sizeof path, "./%s.lua", seen->name[i]);
    if (!visit(data, seen->name[i], path)) break;
  }
  free(seen);
  return looked;
}

typedef struct Near {
  const char *name;
  bool house;
  char *near;
} Near;

/* Of a file in the folder that one is in nobody knows yet which of the two it is. One of just that
** name is no such file as it was looked for, or may not be read: its path says why. */
static bool compare_near(void *data, const char *name, const char *path) {
  Near *search = data;
  const char *words[] = {search->near[0] ? search->near : name, name, NULL};
  bool here = strncmp(path, "./", 2) == 0 && !strchr(path + 2, '/');
  if (!here && search->house != (strstr(path, "/house/") != NULL)) return true;
  if (here && strcmp(name, search->name) == 0) {
    snprintf(search->near, PATH_TEXT, "%s", path);
    return false;
  }
  const char *near = nearest_word(search->name, words);
  if (near && near != search->near) snprintf(search->near, PATH_TEXT, "%s", near);
  return true;
}

bool find_near(const char *name, bool house, char near[PATH_TEXT]) {
  Near search = {name, house, near};
  near[0] = '\0';
  find_each(compare_near, &search);
  find_each_here(compare_near, &search);
  return near[0] != '\0';
}
