/* history.h - the deal as it was. */
#ifndef repl_history_h
#define repl_history_h

#include "repl/scene.h"

/* What the reader may see of the deal as it lay before the first lead, or as it lies now when play
** has not begun. */
Scene scene_before_lead(const Repl *repl);

#endif
