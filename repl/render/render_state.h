/* render_state.h - where the game stands. */
#ifndef repl_render_state_h
#define repl_render_state_h

#include "repl/repl.h"

/* The table, as far as the reader sees it; of several the one that is meant. */
void render_state(Repl *repl);

/* After a change: the table at a terminal, one line elsewhere. */
void repl_show_state(Repl *repl);
/* The same of another game, or of another moment, on which play goes on (repl_begin_anew). */
void repl_show_anew(Repl *repl);

#endif
