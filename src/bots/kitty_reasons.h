/* kitty_reasons.h - why a bot buries and calls what it does, said of the cards themselves. */
#ifndef kitty_reasons_h
#define kitty_reasons_h

#include "bots/bot.h"

/* The reason, if one is wanted: which suits the kitty empties, what else lies in it, its points. */
void bot_explain_bury(const BotTurn *turn, const Action *bury);

/* Likewise of calls: whether it lacks these cards, holds copies or has buried some. */
void bot_explain_call(const BotTurn *turn, const Action *call);

#endif
