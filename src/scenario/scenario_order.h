/* scenario_order.h - what scenarios ask about the order of cards. */
#ifndef scenario_order_h
#define scenario_order_h

#include "scenario/scenario_report.h"

/* Each does nothing when its keys are not there. */
void check_order(Scenario *s); /* order, suits, adjacent, apart, above, worth */

#endif
