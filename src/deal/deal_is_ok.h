/* deal_is_ok.h - the invariant of a game: its cards are all there, and counts, points and turn
** agree. */
#ifndef deal_is_ok_h
#define deal_is_ok_h

#include "deal/deal.h"

/* Are all cards accounted for (hands + kitty + log + undrawn = the deck), counts, points and turn
** in agreement? NULL, or what is wrong. Called after every action when assertions are on. */
const char *deal_is_ok(const Rules *rules, const Game *game);

#endif
