/* scenario_deal.h - what scenarios ask about a deal before its tricks. */
#ifndef scenario_deal_h
#define scenario_deal_h

#include "scenario/scenario_report.h"

/* Each does nothing when its keys are not there. */
void check_bids(Scenario *s);    /* bids: declarer, trump_is, face_down, may_bid */
void check_misdeal(Scenario *s); /* misdeal */
void check_turned(Scenario *s);  /* turned: trump_is */
void check_team(Scenario *s);    /* calls, played: team; call; callable */

#endif
