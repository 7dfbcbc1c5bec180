/* history.h - the deal as it was. */
#ifndef repl_history_h
#define repl_history_h

#include "repl/repl.h"

/* What the reader may see of the deal as it lay before the first lead, or as it lies now when play
** has not begun. */
void view_before_lead(Repl *repl, Game *view);

#endif
