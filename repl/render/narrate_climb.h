/* narrate_climb.h - what has happened at the tables of a climbing game, in words. */
#ifndef repl_narrate_climb_h
#define repl_narrate_climb_h

#include "repl/render/narrate.h"

/* As tell_action; and ", trick 3: C is to play" or what else is waited for behind "deal 2". */
void tell_climb(Repl *repl, const Game *before, const Action *action, Tell tell);
void tell_climb_where(Text *text, const Game *game, const Rules *rules);

#endif
