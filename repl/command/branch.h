/* branch.h - several ways that one game goes, each under a name. */
#ifndef repl_branch_h
#define repl_branch_h

#include "repl/repl.h"

/* Goes on with another session; the one that was played waits under a name of its own ("before"),
** which is returned. */
const char *branch_leave(Repl *repl, Session *fresh);

/* Where something else was done than what was known: keeps that, and says under which name. */
void branch_left(Repl *repl);

/* All of them, at the end. */
void branch_free(Repl *repl);

#endif
