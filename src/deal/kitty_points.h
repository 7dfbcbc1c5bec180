/* kitty_points.h - what the kitty is worth at the end: its cards' points, so often as the last
** trick, or its having been laid open, says (kitty.multiplier, kitty.exposed). Pagat, The
** Scoring. */
#ifndef kitty_points_h
#define kitty_points_h

#include "deal/deal.h"

/* The kitty's multiplier, from the last trick, into Deal.multiplier. False, and *why if not NULL,
** when its function failed. */
bool kitty_multiplier(Game *game, const Rules *rules, Ruling *why);

#endif
