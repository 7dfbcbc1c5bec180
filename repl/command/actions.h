/* actions.h - actions by their words. */
#ifndef repl_actions_h
#define repl_actions_h

#include "repl/repl.h"

/* Reads the action `name` of a seat, of which `rest` says the cards; refuses when it says none. */
bool act_read(Repl *repl, const char *name, int seat, const char *rest, Action *action);

#endif
