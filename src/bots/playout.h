/* playout.h - what a play leads to in a deal whose hands are all known: it is played to its end by
** the sensible bot in every seat. */
#ifndef playout_h
#define playout_h

#include "bots/bot_run.h"

/* The points from which on the opponents win, by the score table; 0 where it does not say. */
int even_points(const Rules *rules);

/* What the end of a deal is worth to a seat, in levels: the opponents' points above those from
** which on they win, by the step of the score table, for them or against them. (Each point counts
** alike: few deals tell choices apart by them that levels would not.) */
double points_worth(const Rules *rules, int opponents_points, bool declares);

/* Does the action and plays the deal to its end; *worth gets what that is worth to the seat of the
** action. False when the action is not legal, or a rule failed. *game is then of no use. */
bool playout(Game *game, const Rules *rules, const Action *action, double *worth);

#endif
