/* read_effects.h - what a hook that does something returns, as a table. */
#ifndef read_effects_h
#define read_effects_h

#include "lua/call/answer_location.h"

/* Reads the table at `at` (nil: nothing is done) into the running question's effects, beside what
** is there. Raises "file:line: sentence" for anything that is no effect. */
void effects_read(const AnswerLocation *location, int at);

#endif
