/* rules_climb.h - what a climbing game is, in words: its exchange, its forms, what each place is
** worth.
*/
#ifndef rules_climb_h
#define rules_climb_h

#include "repl/command/rules_summary.h"

/* How a hand begins and what may be played: a row each for the exchange, the first lead, the
** forms, those with power, and those that are played out of turn. What the game has not is left
** out. */
void say_climb_rules(Summary *summary);

/* What each place is worth. */
void say_climb_score(Summary *summary);

#endif
