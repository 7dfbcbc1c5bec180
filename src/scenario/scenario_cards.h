/* scenario_cards.h - what scenarios ask about plays. */
#ifndef scenario_cards_h
#define scenario_cards_h

#include "scenario/scenario_report.h"

/* Each does nothing when its keys are not there. */
void check_lead(Scenario *s);   /* lead without hand: units, legal, illegal */
void check_follow(Scenario *s); /* lead, hand: legal, illegal, all, count; play */
void check_winner(Scenario *s); /* plays: winner, points */
void check_throw(Scenario *s);  /* throw: stands, forced, withdrawn, penalty, objector */

#endif
