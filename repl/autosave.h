/* autosave.h - the game that a program leaves behind, and going on from it. */
#ifndef repl_autosave_h
#define repl_autosave_h

#include "repl/repl.h"

enum { JOURNAL_PATH = 1024 };

/* Writes the game down beside the games of other running programs, if it has changed: in the folder
** PENGYOU_SESSIONS, else at home. Is it written there now? Nothing is said when that cannot be
** done. */
bool journal_keep(Repl *repl);

/* Removes what was written: the game is over. */
void journal_end(void);

/* Leaves what was written, and then nothing that earlier programs left. Is there something? */
bool journal_leave(void);

/* Finds what the last program left that has ended; false when there is nothing. */
bool journal_find(char path[JOURNAL_PATH]);

#endif
