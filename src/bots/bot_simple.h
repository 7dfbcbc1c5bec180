/* bot_simple.h - what the simple bot declares. */
#ifndef bot_simple_h
#define bot_simple_h

#include "bots/bot_mind.h"

/* Makes the legal declaration with most trumps in 100 cards of the hand, if these are as many as
** `least`. Showing fewer cards is as good as showing more: they stay hidden, and may answer. One at
** which a rule fails is as good as any: it is made, and the failure is said. False, and *out stays
** as it was: there is none. */
bool simple_declares(const BotTurn *turn, int least, Action *out);

#endif
