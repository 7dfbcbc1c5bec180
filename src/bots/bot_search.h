/* bot_search.h - what the bot `search` weighs, for who wants to see it. */
#ifndef bot_search_h
#define bot_search_h

#include "bots/weigh_actions.h"

/* What it weighs for the seat of the turn, which is waited for; the same for the same view. False:
** nothing, and it does what the sensible bot would. */
bool search_weigh(const BotTurn *turn, Weighing *out);

#endif
