/* autosave.c - the game that a program leaves behind, and going on from it.
**
** A running program keeps its game in a file that has its process number in its name. A file whose
** process is gone was left by one that was interrupted, or that ended before its game.
*/
#include "repl/autosave.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <xxhash.h>

#include "io/file.h"
#include "repl/session_files.h"

static const char NAME[] = ".pengyou_session-";

/* The folder of the sessions; NULL: none are kept. */
static const char *folder(void) {
  const char *named = getenv("PENGYOU_SESSIONS"), *home = getenv("HOME");
  const char *where = named ? named : home;
  return where && *where ? where : NULL;
}

static bool own_path(char path[JOURNAL_PATH]) {
  const char *where = folder();
  if (!where) return false;
  return snprintf(path, JOURNAL_PATH, "%s/%s%ld", where, NAME, (long)getpid()) < JOURNAL_PATH;
}

bool journal_keep(Repl *repl) {
  const Session *session = &repl->session;
  char path[JOURNAL_PATH], error[SESSION_ERROR];
  uint64_t state = XXH64(&session->names, sizeof session->names, repl->taken) ^
                   session->rules->hash ^ session->base.seed << 1 ^
                   (uint64_t)session->history.n << 32 ^ (uint64_t)session->from_position << 63;
  if (state == repl->journal) return true;
  /* A game without action is not worth a file, but takes the place of what was kept before it. */
  bool begun = session->history.n > 0 || session->from_position || repl->journal != 0;
  if (!begun || !own_path(path) ||
      !session_save(session, repl->taken, path, true, error, sizeof error))
    return false;
  repl->journal = state;
  return true;
}

void journal_end(void) {
  char path[JOURNAL_PATH];
  if (own_path(path)) file_remove(path);
}

/* Is it the name of a session whose program is gone? */
static bool is_left(const char *name) {
  size_t n = strlen(NAME);
  char *end;
  if (strncmp(name, NAME, n) != 0) return false;
  long process = strtol(name + n, &end, 10);
  return end != name + n && !*end && process > 0 && kill((pid_t)process, 0) != 0 && errno == ESRCH;
}

bool journal_find(char path[JOURNAL_PATH]) {
  const char *where = folder();
  char error[SESSION_ERROR], *names = where ? file_list(where, error, sizeof error) : NULL;
  int64_t newest = 0;
  bool found = false;
  for (const char *name = names; name && *name; name += strlen(name) + 1) {
    char one[JOURNAL_PATH];
    FileId id;
    if (!is_left(name)) continue;
    if (snprintf(one, sizeof one, "%s/%s", where, name) >= (int)sizeof one) continue;
    if (!file_id(one, &id) || id.size == 0) continue;
    if (found && id.seconds <= newest) continue;
    newest = id.seconds;
    strcpy(path, one);
    found = true;
  }
  free(names);
  return found;
}

bool journal_leave(void) {
  enum { LEFT_MAX = 100 }; /* one that cannot be removed would be found for ever */
  char own[JOURNAL_PATH], path[JOURNAL_PATH];
  FileId id;
  if (!own_path(own) || !file_id(own, &id)) return false;
  for (int left = LEFT_MAX; left > 0 && journal_find(path); left--) file_remove(path);
  return true;
}
