/* narrate.h - what has happened, in words. */
#ifndef repl_narrate_h
#define repl_narrate_h

#include "repl/repl.h"

typedef enum Tell {
  TELL_ACTIONS, /* every play */
  TELL_TRICKS,  /* a line a trick */
  TELL_DEALS,   /* the end of each deal only */
} Tell;

/* Says what an action did; `before` is the game it was done in. Draws and passes are silent. */
void tell_action(Repl *repl, const Game *before, const Action *action, Tell tell);

/* "deal 1, trick 3: C is to play". */
void tell_where(Repl *repl);
void tell_put_where(Text *text, const Game *game, const Rules *rules);

/* Refuses to go on by itself, because nothing was found that is allowed: why, with the fields that
** refuse and the files that set them. Returns false. */
bool tell_stuck(Repl *repl, const Game *game, const Ruling *why);

/* Is the action one that nothing is said about? */
bool tell_is_silent(const Action *action);

#endif
