/* bot_sensible_kitty.h - what the sensible bot buries, gives and calls. */
#ifndef bot_sensible_kitty_h
#define bot_sensible_kitty_h

#include "bots/bot_sensible_know.h"

/* What it buries; what it gives (order space). */
void sensible_bury(const Sense *sense, CardSet *out);
void sensible_give(const Sense *sense, const Gift *gift, CardSet *out);

/* The friends it calls. False: there are not enough cards that may be called. */
bool sensible_call(const Sense *sense, const BotTurn *turn, Action *out);

#endif
