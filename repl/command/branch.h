/* branch.h - several ways that one game goes, each under a name. */
#ifndef repl_branch_h
#define repl_branch_h

#include "repl/repl.h"

/* Goes on with another session; the one that was played waits under a name of its own ("before"),
** which is returned. */
const char *branch_leave(Repl *repl, Session *fresh);

/* Where something else was done than what was known: keeps that, and says under which name. */
void branch_left(Repl *repl);

/* Says which branches are not in the record that was written of the one at hand. */
void branch_say_unsaved(Repl *repl);
/* Says, as the program is left, which branches nobody finds again by `resume`. */
void branch_say_lost(Repl *repl);

/* All of them, at the end. */
void branch_free(Repl *repl);

#endif
