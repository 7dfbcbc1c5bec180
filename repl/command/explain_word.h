/* explain_word.h - a word of these games: what it means, and what the rules of this game say of it.
*/
#ifndef repl_explain_word_h
#define repl_explain_word_h

#include "repl/repl.h"

/* Explains a word of the glossary, or a label of the rows of `rules`. False, and nothing is said:
** it is neither. */
bool explain_word(Repl *repl, const char *word);

/* Is the action of this word one that the game at hand never has (`accept` in a trick game)? Then
** it is refused, with the word that explains it: false. */
bool explain_absent_action(Repl *repl, const char *action);

#endif
