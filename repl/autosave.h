/* autosave.h - what a program leaves behind that was interrupted, and going on from it. */
#ifndef repl_autosave_h
#define repl_autosave_h

#include "repl/repl.h"

enum { JOURNAL_PATH = 1024 };

/* Writes the game down beside the games of other running programs, if it has changed: in the folder
** PENGYOU_SESSIONS, else at home. Nothing is said when that cannot be done. */
void journal_keep(Repl *repl);

/* Removes what was written: the reader is done with the game. */
void journal_end(void);

/* Leaves what was written, and nothing that earlier programs left. */
void journal_leave(void);

/* Finds what the last program left that ended otherwise; false when there is nothing. */
bool journal_find(char path[JOURNAL_PATH]);

#endif
