/* actions.h - actions by their words. */
#ifndef repl_actions_h
#define repl_actions_h

#include "repl/repl.h"

/* Reads the action `name` of a seat, of which `rest` says the cards; refuses when it says none. */
bool act_read(Repl *repl, const char *name, int seat, const char *rest, Action *action);

/* What cards mean that are typed without a word: the action that takes cards and is asked of the
** seat (SEAT_NONE: of nobody) now; when none is, what it will be in this phase. `choice` has room
** for a word of a phase that the variant adds. */
const char *act_of_cards(const Repl *repl, int seat, char choice[NAME_MAX_LEN]);

/* Can the action be done now by a seat whose cards the reader sees? What others could do tells of
** their hands. */
bool act_is_possible(const Repl *repl, const char *name);

#endif
