/* why.h - rulings explained. */
#ifndef repl_why_h
#define repl_why_h

#include "repl/repl.h"

/* Reads the action that words say, which may leave out what action of the phase is meant; refuses
** when they say none. */
bool why_read(Repl *repl, int seat, const char *rest, Action *action);

/* What `why` with these words asks about: an action, or, if its type is ACTION_NB, the trick or the
** score. Refuses when they say none, or the hand of that seat is hidden. */
bool why_question(Repl *repl, int seat, const char *rest, Action *action);

/* Rules on an action that is said in words, for that seat, whose hand the reader may see; where it
** is not its turn, as if it were. */
bool why_asked(Repl *repl, int seat, const char *rest);

#endif
