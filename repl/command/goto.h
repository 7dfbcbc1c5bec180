/* goto.h - moments of the game looked up. */
#ifndef repl_goto_h
#define repl_goto_h

#include "repl/scene.h"

/* The game as it was when trick n of this deal began, counted from 1; false: it never did. */
bool find_trick(const Repl *repl, int n, Game *game);

/* What the reader may see of the deal as it lay before the first lead, or as it lies now when play
** has not begun. */
Scene scene_before_lead(const Repl *repl);

#endif
