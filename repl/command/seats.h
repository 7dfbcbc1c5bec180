/* seats.h - whom the reader plays. */
#ifndef repl_seats_h
#define repl_seats_h

#include "repl/repl.h"

/* Says which seats are the reader's. */
void seats_say(Repl *repl);

#endif
