/* step_and_undo.h - how the game goes on between the reader's own decisions. */
#ifndef repl_step_and_undo_h
#define repl_step_and_undo_h

#include "repl/draw/narrate.h"

/* Is it for a taken seat to decide something? Drawing a card is no decision, being able to declare
** is one, asked once for each new possibility. */
bool flow_is_decision(Repl *repl);

/* One action of the program's seats, or the only one that a taken seat has; told if it is not
** silent. ACTION_NB kind in *done: nothing can go on by itself (refused when a rule failed). */
void flow_next(Repl *repl, uint16_t seats, Tell tell, Action *done);

/* A deal that was thrown in so often is dealt no more by itself: under such rules nobody may be
** able to declare. */
enum { REDEALS_MAX = 100 };

/* Plays the program's seats until a taken seat must decide, or the deal is over. */
void flow_to_decision(Repl *repl);

#endif
