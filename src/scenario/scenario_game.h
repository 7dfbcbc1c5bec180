/* scenario_game.h - what scenarios ask about whole deals and games. */
#ifndef scenario_game_h
#define scenario_game_h

#include "scenario/scenario_report.h"

/* Each does nothing when its keys are not there. */
void check_deal(Scenario *s); /* deal, same_as */

#endif
