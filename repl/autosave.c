/* autosave.c - the games that programs leave behind, and going on with them.
**
** Each game has a file of its own (Session.kept_as), with the number of the process in its name as
** long as that runs. One that ends gives its files to process 0, which no program has. So a file of
** another process that is gone was left by one that was interrupted.
*/
#include "repl/autosave.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <xxhash.h>

#include "io/file_disk.h"
#include "repl/say.h"
#include "repl/session_files.h"

static const char NAME[] = ".pengyou_session-";

/* The folder of the sessions; NULL: none are kept. */
static const char *folder(void) {
  const char *named = getenv("PENGYOU_SESSIONS"), *home = getenv("HOME");
  const char *where = named ? named : home;
  return where && *where ? where : NULL;
}

static bool path_of(long process, int number, char path[JOURNAL_PATH]) {
  const char *where = folder();
  return where &&
         snprintf(path, JOURNAL_PATH, "%s/%s%ld-%d", where, NAME, process, number) < JOURNAL_PATH;
}

void journal_begin(void) {
  const char *named = getenv("PENGYOU_SESSIONS");
  if (named && *named) disk_make_folder(named); /* where that fails, journal_keep says so */
}

/* The first number that the process has no file of yet; 0: none can be kept. */
static int free_number(long process) {
  enum { LAST = 1000 };
  char path[JOURNAL_PATH];
  FileId id;
  for (int number = 1; number <= LAST && path_of(process, number, path); number++)
    if (!file_id(path, &id)) return number;
  return 0;
}

/* Said once, not after each line. */
static bool say_unkept(Repl *repl, const char *error) {
  if (!repl->unkept) repl_tell(repl, SAY(GAME_UNKEPT), error);
  repl->unkept = true;
  return false;
}

void journal_forget(Session *session) {
  char path[JOURNAL_PATH];
  if (session->kept_as && path_of(getpid(), session->kept_as, path)) file_remove(path);
  session->kept_as = 0;
}

bool journal_keep(Repl *repl) {
  Session *session = &repl->session;
  char path[JOURNAL_PATH], error[SESSION_ERROR];
  /* A game without action is not worth a file. */
  bool begun = session->history.n > 0 || session->from_position;
  int number = session->kept_as ? session->kept_as : begun ? free_number(getpid()) : 0;
  const Sitting sitting = {repl->taken, repl->coach};
  uint64_t sits = sitting.seats | (uint64_t)sitting.coach << SEAT_MAX;
  uint64_t state = XXH64(&session->names, sizeof session->names, sits) ^ session->rules->hash ^
                   session->base.seed << 1 ^ (uint64_t)number << 48 ^
                   (uint64_t)session->history.n << 32 ^
                   (session->from_position ? XXH64(&session->base, sizeof session->base, 1) : 0);
  if (!number || !path_of(getpid(), number, path)) return false;
  if (session->game.over) {
    journal_forget(session);
    repl->journal = 0;
    return false;
  }
  if (state == repl->journal) return true;
  if (!file_is_folder(folder())) {
    say_fail(error, sizeof error, SAY(FILE_NO_FOLDER), path);
    return say_unkept(repl, error);
  }
  if (!session_save(session, sitting, path, true, error, sizeof error))
    return say_unkept(repl, error);
  repl->journal = state;
  session->kept_as = number;
  return true;
}

void journal_take(Repl *repl, const Journal *journal) {
  repl->session.kept_as = free_number(getpid()); /* it was kept, though no action is done in it */
  if (journal_keep(repl)) file_remove(journal->path);
}

/* --- what was left --- */

/* Reads the name of a file: whose it is, and which of them. False: it is none of ours. */
static bool read_name(const char *name, long *process, int *number) {
  size_t n = strlen(NAME);
  char *end;
  if (strncmp(name, NAME, n) != 0) return false;
  *process = strtol(name + n, &end, 10);
  if (end == name + n || *process < 0) return false;
  *number = *end == '-' ? (int)strtol(end + 1, &end, 10) : 0;
  return !*end;
}

static int compare_age(const void *a, const void *b) {
  const FileId *x = &((const Journal *)a)->id, *y = &((const Journal *)b)->id;
  if (x->seconds != y->seconds) return x->seconds < y->seconds ? 1 : -1;
  return (x->nanoseconds < y->nanoseconds) - (x->nanoseconds > y->nanoseconds);
}

/* Who may have files: this program, and those that do not run any more. */
typedef enum Whose { MINE, LEFT } Whose;

/* Those files, but for that of the number `but` of this program; the latest first. The list is on
** the heap; NULL: none. */
static Journal *find(Whose whose, int but, int *n) {
  const char *where = folder();
  char error[SESSION_ERROR], *names = where ? file_list(where, error, sizeof error) : NULL;
  Journal *list = NULL;
  *n = 0;
  for (const char *name = names; name && *name; name += strlen(name) + 1) {
    long process;
    int number;
    Journal one;
    if (!read_name(name, &process, &number)) continue;
    bool mine = process == getpid();
    bool runs = process > 0 && !mine && (kill((pid_t)process, 0) == 0 || errno != ESRCH);
    if (runs || (mine && number == but) || (whose == MINE && !mine)) continue;
    if (snprintf(one.path, sizeof one.path, "%s/%s", where, name) >= (int)sizeof one.path) continue;
    if (!file_id(one.path, &one.id) || one.id.size == 0) continue;
    Journal *more = realloc(list, (size_t)(*n + 1) * sizeof *more);
    if (!more) break;
    list = more;
    list[(*n)++] = one;
  }
  free(names);
  if (*n > 1) qsort(list, (size_t)*n, sizeof *list, compare_age);
  return list;
}

int journal_list(const Repl *repl, Journal list[JOURNALS_MAX]) {
  int n;
  Journal *all = find(LEFT, repl->session.kept_as, &n);
  if (n > JOURNALS_MAX) n = JOURNALS_MAX;
  if (n > 0) memcpy(list, all, (size_t)n * sizeof *list);
  free(all);
  return n;
}

void journal_say(const Journal *journal, char out[ROW_TEXT]) {
  char error[SESSION_ERROR],
      *text = file_read(journal->path, FILE_RECORD_MB, NULL, error, sizeof error);
  RecordHead head;
  long minutes = ((long)time(NULL) - (long)journal->id.seconds) / 60;
  int unit = minutes < 60 ? 1 : minutes < 48 * 60 ? 2 : 3;
  long count = unit == 1 ? (minutes > 1 ? minutes : 1) : minutes / (unit == 2 ? 60 : 1440);
  if (text && record_head(text, &head, error, sizeof error)) {
    char sum[SUM_SAID];
    say_values_in(out, ROW_TEXT,
                  VALUES(SAY(GAME_LEFT), variant_sum_said(head.variant, sum), head.players,
                         (int)count, unit));
    record_head_free(&head);
  } else {
    say_values_in(out, ROW_TEXT, VALUES(SAY(GAME_LEFT_UNREAD), journal->path));
  }
  free(text);
}

/* The file goes on as that of no program, whatever process has its number next. */
static void give_away(const Journal *journal) {
  char path[JOURNAL_PATH], error[SESSION_ERROR];
  char *text = file_read(journal->path, FILE_RECORD_MB, NULL, error, sizeof error);
  int number = free_number(0);
  if (text && number && path_of(0, number, path) &&
      file_write(path, text, false, error, sizeof error))
    file_remove(journal->path);
  free(text);
}

void journal_leave(Repl *repl) {
  int mine, n;
  Journal *list = find(MINE, 0, &mine);
  for (int i = mine; i-- > 0;) give_away(&list[i]); /* the latest is the latest again */
  free(list);
  list = find(LEFT, 0, &n);
  for (int i = JOURNALS_MAX; i < n; i++) {
    char said[ROW_TEXT];
    journal_say(&list[i], said);
    repl_tell(repl, SAY(GAME_LET_GO), JOURNALS_MAX, said);
    file_remove(list[i].path);
  }
  free(list);
  if (mine == 1) repl_tell(repl, SAY(GAME_KEPT));
  if (mine > 1) repl_tell(repl, SAY(GAMES_KEPT), mine < JOURNALS_MAX ? mine : JOURNALS_MAX);
}
