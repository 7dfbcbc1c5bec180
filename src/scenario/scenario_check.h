/* scenario_check.h - one scenario. */
#ifndef scenario_check_h
#define scenario_check_h

#include "scenario/scenario_report.h"

/* Rules on everything the scenario asks; what came of it stands in it. */
void scenario_check(Scenario *s);

#endif
