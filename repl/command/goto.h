/* goto.h - moments of the game looked up. */
#ifndef repl_goto_h
#define repl_goto_h

#include "repl/repl.h"

/* The game as it was when trick n of this deal began, counted from 1; false: it never did. */
bool find_trick(const Repl *repl, int n, Game *game);

#endif
