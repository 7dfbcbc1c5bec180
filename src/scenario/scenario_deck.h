/* scenario_deck.h - what scenarios ask about the deck and a deal as a whole. */
#ifndef scenario_deck_h
#define scenario_deck_h

#include "scenario/scenario_report.h"

/* Each does nothing when its keys are not there. */
void check_deck(Scenario *s);   /* deck; friends, largest_team, smallest_opposition */
void check_begins(Scenario *s); /* begins, dropped; hand, bury; decided */

#endif
