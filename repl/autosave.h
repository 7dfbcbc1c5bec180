/* autosave.h - the games that programs leave behind, and going on with them. */
#ifndef repl_autosave_h
#define repl_autosave_h

#include "io/file.h"
#include "repl/repl.h"

enum { JOURNAL_PATH = 1024, JOURNALS_MAX = 9 };

/* A game that was left: its file, and when that was written. */
typedef struct Journal {
  char path[JOURNAL_PATH];
  FileId id;
} Journal;

/* Makes the folder that PENGYOU_SESSIONS names, if there is none: at the start, while folders may
** be made (disk_make_folder). */
void journal_begin(void);

/* Writes the game at hand into its own file, if it has changed: in the folder PENGYOU_SESSIONS,
** else at home. A game that is over has none. Is it written there now? When that cannot be done it
** is said, once. */
bool journal_keep(Repl *repl);
/* The game at hand was read from that file: it goes on in one of this program. */
void journal_take(Repl *repl, const Journal *journal);

/* Leaves what this program has written to later ones, and says so. Beyond JOURNALS_MAX the oldest
** are taken away, and named. */
void journal_leave(Repl *repl);

/* The session is not wanted any more: its file goes. */
void journal_forget(Session *session);

/* The games that were left, by programs that have ended and by this one for another game; the
** latest first. Returns how many there are, at most JOURNALS_MAX. */
int journal_list(const Repl *repl, Journal list[JOURNALS_MAX]);

/* Says which game it is: "pagat, 6 players, left 5 minutes ago". */
void journal_say(const Journal *journal, char out[ROW_TEXT]);

#endif
