/* why.h - rulings explained. */
#ifndef repl_why_h
#define repl_why_h

#include "repl/repl.h"

/* Reads the action that words say, which may leave out what action of the phase is meant; refuses
** when they say none. */
bool why_read(Repl *repl, int seat, const char *rest, Action *action);

#endif
