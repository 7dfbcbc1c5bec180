/* bot_simple.h - the parts of the simple bot, for each other. */
#ifndef bot_simple_h
#define bot_simple_h

#include "bots/bot_mind.h"

/* In bot_simple_climb.c: what it does in a climbing game. Out of turn *out may stay as it is. */
void simple_climb(const BotTurn *turn, Action *out);
void simple_exchange(const BotTurn *turn, Action *out);

/* In bot_simple_play.c: the lead and the follow. */
void simple_lead(const Mind *mind, const BotTurn *turn, CardSet *play);
void simple_follow(const Mind *mind, const BotTurn *turn, CardSet *play);

#endif
