/* position_command.h - positions as text. */
#ifndef position_command_h
#define position_command_h

#include "repl/repl.h"

/* Sets up what the line says, `laid`: so that it be seen; undo goes back to what was played before.
** Refuses what is no position. */
bool position_set_up(Repl *repl, const char *line, bool laid);

/* Tells whose turn it is taken to be where a position does not say it. */
void tell_missing_turn(Repl *repl, const char *position);

#endif
