/* end_of_deal.h - the end of a deal: points, the score bands, side and levels won. What becomes of
** the levels is in level_changes.h. Pagat, The Scoring. */
#ifndef end_of_deal_h
#define end_of_deal_h

#include "deal/deal.h"

/* Points, score, levels, winners. False, and *why if not NULL, when a rule failed. */
bool deal_settle(Game *game, const Rules *rules, Ruling *why);

/* Side and levels, from the opponents' points and the missing members. False as above. */
bool settle_score(Game *game, const Rules *rules, Ruling *why);

#endif
