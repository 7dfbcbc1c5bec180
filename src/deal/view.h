/* view.h - what a seat may know: a Game with everything else blanked.
**
** Other hands are empty (their sizes stay in hand_n), the undrawn deck, the random generator and a
** kitty that the seat has not seen are gone; the log, the bids, the calls, the points stay. What is
** in a view can be shown to its seat, and players decide on nothing else.
*/
#ifndef view_h
#define view_h

#include "deal/deal.h"

void view_of(const Game *game, const Rules *rules, int seat, Game *view);

/* The cards that the seat has not seen, in kind space: all but its hand, what was played, and a
** kitty that it buried or that lies open. In a situation that was set up there may be less of a
** kind than was played. */
void view_unseen(const Game *view, const Rules *rules, int seat, CardSet *unseen);

#endif
