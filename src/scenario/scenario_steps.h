/* scenario_steps.h - what scenarios ask about a deal played step by step. */
#ifndef scenario_steps_h
#define scenario_steps_h

#include "scenario/scenario_report.h"

/* Each does nothing when its keys are not there. */
void check_steps(Scenario *s); /* hands, steps: leads, turn, out, over, hands_after; exchange */

#endif
