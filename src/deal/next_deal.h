/* next_deal.h - who starts the next deal: who draws first (deal.next) and who is declarer
** (advance.declarer). */
#ifndef next_deal_h
#define next_deal_h

#include "deal/deal.h"

/* The seat that draws first in the next deal, and who is its declarer (SEAT_NONE: the bidding).
** False, and *why if not NULL, when a rule failed. */
bool find_next(const Game *game, const Rules *rules, int *first_drawer, int *declarer, Ruling *why);

/* Does an opponent declare next where nobody wins a level? As far as no function says it. */
bool opponents_take_over(const Rules *rules);

#endif
