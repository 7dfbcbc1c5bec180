/* oracle_end.h - how a deal ends by the plain model: points, who wins how much, who begins the next
** one.
**
** It reads of a deal that has been played what was done in it, and writes what follows, as
** functions of the rules may ask for it.
*/
#ifndef oracle_end_h
#define oracle_end_h

#include "oracle.h"
#include "oracle_ask.h"

/* May the play stop here, between two tricks (score.early_end)? */
bool oracle_ends_early(const Oracle *oracle, const Game *game);

/* Settles the deal: the points of the opponents (trick_points, kitty_points, opponents_points, the
** kitty's multiplier), members that are missing, and the score. */
void oracle_settle(const Oracle *oracle, Game *game);

/* Who draws first in the deal after this one, and who is declarer (SEAT_NONE: the bidding says). */
void oracle_next(const Rules *rules, const Game *game, int *first_drawer, int *declarer);

#endif
