/* scenario_climb.h - what scenarios ask about climbing games. */
#ifndef scenario_climb_h
#define scenario_climb_h

#include "scenario/scenario_report.h"

/* Each does nothing when its keys are not there. */
void check_forms(Scenario *s);      /* forms */
void check_follows(Scenario *s);    /* follows, completes */
void check_gatherings(Scenario *s); /* gatherings, places */

/* A hand to be played step by step, into the question; and what is asked after it. */
bool give_table(Scenario *s);
void climb_after_steps(Scenario *s, const Game *game);

#endif
