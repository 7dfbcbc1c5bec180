/* coverage.h - what `coverage` found last is kept with the session. */
#ifndef repl_command_coverage_h
#define repl_command_coverage_h

#include "repl/repl.h"

void coverage_forget(Repl *repl);

#endif
