/* rules_summary.h - the game in words: rows under labels, of the settings that a table asks about
** first. `rules` shows all of them, `help` those that a word is about.
*/
#ifndef rules_summary_h
#define rules_summary_h

#include "repl/repl.h"

/* All rows. */
void rules_say_summary(Repl *repl);

/* What the rules of this game say of these fields ("kitty.size kitty.buries"; "": nothing) under a
** line that says where to ask further: the rows of the summary that are about them, and of those
** that it has not, what they hold. */
void rules_say_of(Repl *repl, const char *fields);

#endif
