/* end_of_deal.h - the end of a deal: points, the score bands, side and levels won. What becomes of
** the levels is in level_changes.h. Pagat, The Scoring. */
#ifndef end_of_deal_h
#define end_of_deal_h

#include "deal/deal.h"

/* Points, score, levels, winners. False, and *why if not NULL, when a rule failed. */
bool deal_settle(Game *game, const Rules *rules, Ruling *why);

/* Side and levels, from the opponents' points and the missing members. False as above. */
bool settle_score(Game *game, const Rules *rules, Ruling *why);

/* The side that loses the deal by the throw that ended the play; SIDE_NOBODY: the points decide. */
Side deal_lost_by_throw(const Deal *deal, const Rules *rules);

/* The levels of a member of that side by the throw that ended the play. */
int deal_levels_by_throw(const Deal *deal, const Rules *rules, Side side);

#endif
