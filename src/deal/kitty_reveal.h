/* kitty_reveal.h - laying the buried kitty open, by kitty.exposed: a right of who buried it,
** from the burying until the first lead. */
#ifndef kitty_reveal_h
#define kitty_reveal_h

#include "deal/deal.h"

/* May the seat do it now? */
bool kitty_may_reveal(const Game *game, const Rules *rules, int seat);
Refusal kitty_check_reveal(const Game *game, const Rules *rules, int seat, Ruling *why);

#endif
