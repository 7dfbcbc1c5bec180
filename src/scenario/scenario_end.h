/* scenario_end.h - what scenarios ask about the end of a deal. */
#ifndef scenario_end_h
#define scenario_end_h

#include "scenario/scenario_report.h"

/* Each does nothing when its keys are not there. */
void check_table(Scenario *s);      /* table, short */
void check_finish(Scenario *s);     /* finish */
void check_settlement(Scenario *s); /* team, points, kitty, ledger: after, result, next … */

/* The levels of those who are named under the key are these now. */
void scenario_levels_after(Scenario *s, const Game *game, const char *key);
/* What is asked of a deal that is over: points, result, levels, who is next. */
void scenario_end(Scenario *s, const Game *game);

#endif
