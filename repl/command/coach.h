/* coach.h - the coach: before a play of a taken seat that gives much away, it says so. */
#ifndef coach_h
#define coach_h

#include "repl/repl.h"

/* Says what would be better than the play, if the coach is on and it gives away more than the coach
** lets pass, as far as its seat may know; returns whether it did. */
bool coach_warns(Repl *repl, const Action *action);

/* Says whether it is on. */
void coach_say(Repl *repl);

#endif
