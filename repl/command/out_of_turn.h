/* out_of_turn.h - questions about a seat that is not on turn, answered as if it were. */
#ifndef repl_out_of_turn_h
#define repl_out_of_turn_h

#include "repl/repl.h"

/* Where cards are played and it is not the seat's turn: says what is supposed, sets up *as_if, a
** copy of the REPL in which it is, and returns true; the caller asks there and ends it. Whoever has
** played to this trick, or will when what was taken back is redone, is asked about as it stood
** before that. */
bool out_of_turn_begin(Repl *repl, int seat, Repl *as_if);

/* The same for before an action that was done, at that place of the history. */
void out_of_turn_back(Repl *repl, const Action *done, size_t at, Repl *as_if);

/* Asks about a seat that was named, or SEAT_NONE: that of whoever asks; as if it were its turn
** where it has nothing to do now. Returns what `ask` does; false, having said why, where there is
** nobody to ask about. */
bool out_of_turn_ask(Repl *repl, int seat, bool (*ask)(Repl *repl, int seat));

/* Gives the copy back. Returns `done`. */
bool out_of_turn_end(Repl *repl, Repl *as_if, bool done);

#endif
