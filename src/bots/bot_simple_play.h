/* bot_simple_play.h - the leads and follows of the simple bot. */
#ifndef bot_simple_play_h
#define bot_simple_play_h

#include "bots/bot_mind.h"

void simple_lead(const Mind *mind, const BotTurn *turn, CardSet *play);
void simple_follow(const Mind *mind, const BotTurn *turn, CardSet *play);

#endif
