/* branch.h - several ways that one game goes, each under a name. */
#ifndef repl_branch_h
#define repl_branch_h

#include "repl/repl.h"

/* Keeps a session under a name, in the place of what had that name; it is taken over. */
void branch_keep(Repl *repl, const char *name, Session *session);

/* Goes on with another session; the one that was played waits under a name of its own ("before"),
** which is returned. */
const char *branch_leave(Repl *repl, Session *fresh);

/* All of them, at the end. */
void branch_free(Repl *repl);

#endif
