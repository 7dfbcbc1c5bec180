/* differ.h - what `differ` found last is kept with the session. */
#ifndef repl_command_differ_h
#define repl_command_differ_h

#include "repl/repl.h"

void differ_forget(Repl *repl);

#endif
