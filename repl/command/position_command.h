/* position_command.h - positions as text. */
#ifndef position_command_h
#define position_command_h

#include "repl/repl.h"

/* Tells whose turn it is taken to be where a position does not say it. */
void tell_missing_turn(Repl *repl, const char *position);

#endif
