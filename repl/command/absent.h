/* absent.h - what the game at hand does not have, and which games do. */
#ifndef repl_absent_h
#define repl_absent_h

#include "repl/repl.h"

/* Is the action of this word one that the game at hand never has (`accept` in a trick game)? Then
** it is refused: false. */
bool absent_check_action(Repl *repl, const char *action);

/* After the explanation of a word ("抢", "exchange"): that this game does not have it, if so. */
void absent_tell_word(Repl *repl, const char *word);

#endif
