/* compare_rules.h - one game under two rules. */
#ifndef repl_compare_rules_h
#define repl_compare_rules_h

#include "repl/repl.h"

/* Says the first difference between a game and the same one done again under other rules: the
** action that is not legal any more, or after which a trick, the points, a score or the turn
** differ; before it the first other number of legal plays. False when there is none. */
bool say_difference(Repl *repl, const Session *session, const Session *fresh);

#endif
