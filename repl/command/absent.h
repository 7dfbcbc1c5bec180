/* absent.h - what the game at hand does not have, and which games do. */
#ifndef repl_absent_h
#define repl_absent_h

#include "repl/glossary.h"
#include "repl/repl.h"

/* Is the action of this word one that the game at hand never has (`accept` in a trick game)? Then
** it is refused: false. */
bool absent_check_action(Repl *repl, const char *action);

/* After the explanation of a word ("抢", "exchange"): does this game have that? Else says so, and
** which games do: false. */
bool absent_check_word(Repl *repl, const Explained *word);

#endif
